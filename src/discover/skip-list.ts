import { globMatches } from '../core/glob.ts'

/**
 * Programs that are never run, in any mode: a foreign flag makes them act (they stop the machine, write to devices, change users), wait
 * for a person, or stay. Globs match the basename. Measured on Debian 12 with --agent as an ordinary user in a throwaway root.
 */
const NEVER = {
  machine: 'init systemd telinit runlevel reboot shutdown halt poweroff kexec ctrlaltdel pm-* rtcwake wall',
  devices:
    'mkfs mkfs.* mke2fs mkswap swapon swapoff fsck fsck.* e2fsck fdisk sfdisk cfdisk parted wipefs blkdiscard dd losetup cryptsetup badblocks mount umount',
  files: 'rm rmdir unlink shred truncate mv',
  users:
    'su sudo sudoedit doas pkexec runuser setpriv login sulogin newgrp sg passwd chpasswd chsh chfn useradd userdel usermod groupadd groupdel groupmod adduser deluser addgroup delgroup add-shell remove-shell visudo vipw vigr pwconv pwunconv grpconv grpunconv chroot nsenter unshare setarch',
  sessions:
    'getty agetty mingetty screen tmux script scriptreplay expect autoexpect unbuffer dtach setsid nohup start-stop-daemon cron crond atd sshd dbus-launch dbus-run-session X Xorg Xvfb xinit startx *-agent *-daemon',
  shells: 'sh bash rbash dash ash ksh ksh93 mksh zsh fish tcsh csh elvish nu pwsh busybox toybox',
  editors: 'vi vim vim.* vimtutor view ex rvim rview nvim nano rnano pico emacs emacsclient ed joe mcedit micro hx editor sensible-*',
  pagers: 'less more most pg pager lesspipe man',
  // they run the rest of their command line, or what a file or standard input says
  runners: 'xargs env eval time timeout watch parallel make gmake at batch',
  system:
    'dpkg-preconfigure dpkg-reconfigure debconf-* apt-get apt aptitude aptitude-* unattended-upgrade* update-grub* grub-* update-initramfs ldconfig depmod modprobe insmod rmmod sysctl iptables* ip6tables* nft ufw',
} as const

const entries = Object.values(NEVER).flatMap(names => names.split(' '))
const exact = new Set(entries.filter(entry => !entry.includes('*')))
const globs = entries.filter(entry => entry.includes('*'))

/** The entry of the built-in or the user's skip list that names this program, or undefined. */
export const skippedBy = (name: string, own: readonly string[]): string | undefined => {
  if (exact.has(name)) return name
  return [...globs, ...own].find(glob => globMatches(glob, name))
}
