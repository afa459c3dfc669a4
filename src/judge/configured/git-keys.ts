import type { Setting } from './git-config.ts'

/*
 * What the settings of a repository do. Git has hundreds, and each version more: a setting that is not listed here may run code. Tried
 * with git 2.39 on every command that only reads: core.fsmonitor runs in most of them, core.pager on a terminal, diff.external,
 * diff.*.command, textconv and filter.*.clean in `git diff`, filter.*.smudge in `git archive`.
 */

/** `network`: only programs that are started to reach another repository are named by it. */
export type Power = 'none' | 'network' | 'code'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Whatever their value is, nothing is run and nothing read from elsewhere. */
const HARMLESS: ReadonlySet<string> = new Set(
  words(`
    core.repositoryformatversion core.filemode core.bare core.logallrefupdates core.ignorecase core.precomposeunicode core.symlinks
    core.autocrlf core.eol core.safecrlf core.quotepath core.abbrev core.whitespace core.compression core.preloadindex
    core.untrackedcache core.checkstat core.trustctime core.commentchar core.bigfilethreshold core.packedgitlimit
    core.packedgitwindowsize core.deltabasecachelimit core.protecthfs core.protectntfs core.longpaths core.fscache
    core.sharedrepository core.sparsecheckout core.sparsecheckoutcone core.splitindex core.multipackindex core.commitgraph
    core.hidedotfiles core.warnambiguousrefs core.looseCompression core.editor sequence.editor
    extensions.objectformat extensions.worktreeconfig extensions.refstorage extensions.relativeworktrees extensions.noop
    extensions.preciousobjects
    remote.*.fetch remote.*.push remote.*.tagopt remote.*.prune remote.*.prunetags remote.*.mirror remote.*.skipdefaultupdate
    remote.*.skipfetchall remote.*.gh-resolved remote.pushdefault remotes.*
    branch.*.remote branch.*.merge branch.*.rebase branch.*.pushremote branch.*.description branch.*.mergeoptions
    branch.*.vscode-merge-base branch.*.gh-merge-base branch.*.github-pr-owner-number branch.*.gk-merge-base branch.autosetupmerge
    branch.autosetuprebase branch.sort
    user.name user.email user.signingkey user.useconfigonly author.name author.email committer.name committer.email
    submodule.active submodule.recurse submodule.fetchjobs submodule.*.active submodule.*.branch submodule.*.ignore submodule.*.url
    submodule.*.fetchrecursesubmodules
    commit.gpgsign commit.verbose commit.cleanup commit.status commit.template tag.gpgsign tag.sort tag.forcesignannotated gpg.format
    push.default push.autosetupremote push.followtags push.gpgsign push.recursesubmodules pull.rebase pull.ff fetch.prune
    fetch.prunetags fetch.parallel fetch.recursesubmodules fetch.writecommitgraph fetch.fsckobjects transfer.fsckobjects
    receive.denycurrentbranch receive.denynonfastforwards receive.fsckobjects receive.denydeletes
    rebase.autostash rebase.autosquash rebase.updaterefs rebase.stat merge.ff merge.conflictstyle merge.renames merge.renamelimit
    merge.log merge.stat merge.autostash rerere.enabled rerere.autoupdate
    diff.noprefix diff.mnemonicprefix diff.renames diff.renamelimit diff.algorithm diff.context diff.colormoved diff.colormovedws
    diff.submodule diff.ignoresubmodules diff.wordregex diff.indentheuristic diff.wserrorhighlight diff.relative diff.statgraphwidth
    diff.suppressblankempty diff.interhunkcontext diff.*.xfuncname diff.*.funcname diff.*.binary diff.*.wordregex diff.*.cachetextconv
    log.date log.decorate log.follow log.abbrevcommit log.showroot log.mailmap format.pretty blame.date blame.coloring
    status.short status.branch status.showuntrackedfiles status.submodulesummary status.relativepaths status.aheadbehind
    stash.showpatch stash.showstat grep.linenumber grep.patterntype grep.extendedregexp column.ui column.status column.branch column.tag
    advice.* color.* color.*.* init.defaultbranch gc.auto gc.autodetach gc.pruneexpire gc.reflogexpire gc.reflogexpireunreachable
    gc.worktreepruneexpire maintenance.auto maintenance.strategy maintenance.*.enabled maintenance.*.schedule pack.threads
    pack.window pack.depth pack.windowmemory pack.packsizelimit pack.usesparse pack.writereverseindex pack.usebitmaps index.version
    index.threads index.sparse feature.manyfiles feature.experimental checkout.defaultremote checkout.guess checkout.workers
    protocol.version i18n.commitencoding i18n.logoutputencoding gitflow.* gitflow.*.* github.user svn-remote.*.url svn-remote.*.fetch
    filter.*.required lfs.repositoryformatversion lfs.*.access lfs.*.locksverify gui.* gitreview.* versionsort.suffix notes.displayref
  `).map(word => word.toLowerCase()),
)

const NETWORK: ReadonlySet<string> = new Set(
  words(`
    core.sshcommand core.askpass core.gitproxy ssh.variant credential.helper credential.username credential.usehttppath
    credential.*.helper credential.*.username credential.*.usehttppath credential.*.provider credential.*.oauthclientid
    remote.*.uploadpack remote.*.receivepack remote.*.proxy remote.*.vcs protocol.allow protocol.*.allow url.*.insteadof
    url.*.pushinsteadof http.proxy http.sslverify http.postbuffer http.extraheader http.version http.sslcainfo http.sslbackend
    http.lowspeedlimit http.lowspeedtime http.useragent http.*.proxy http.*.sslverify http.*.extraheader http.*.sslcainfo lfs.url
  `),
)

/** Objects that are not there are fetched when a command misses them: then what the network needs runs in any command. */
const LAZY: ReadonlySet<string> = new Set(['extensions.partialclone', 'remote.*.promisor', 'remote.*.partialclonefilter'])

export const fetchesLazily = ({ shape }: Setting): boolean => LAZY.has(shape)

const BOOLEAN = /^(?:true|false|yes|no|on|off|0|1|)$/i
/** Programs that only show what they are given. */
const PAGER = /^(?:|cat|(?:less|more|most|delta|bat|diff-so-fancy)(?: -[A-Za-z]+)*)$/
const URL_OF_A_HELPER = /^[^/]*::/

/** Settings that are harmless with these values, and these only. */
const VALUES: Readonly<Record<string, RegExp>> = {
  // true is git's own daemon
  'core.fsmonitor': BOOLEAN,
  'core.pager': PAGER,
  'pager.*': new RegExp(`${BOOLEAN.source}|${PAGER.source}`, 'i'),
  'submodule.*.update': /^(?:checkout|rebase|merge|none)$/,
  'filter.lfs.clean': /^git-lfs clean -- %f$/,
  'filter.lfs.smudge': /^git-lfs smudge (?:--skip )?-- %f$/,
  'filter.lfs.process': /^git-lfs filter-process(?: --skip)?$/,
  'merge.tool': /^[a-z0-9]+$/,
  'diff.tool': /^[a-z0-9]+$/,
}

/** Commands that shims know and git does not have built in: an alias of that name can stand in for one that is not installed. */
const REPLACED = new Set(['alias.lfs', 'alias.subtree'])

const valueRule = ({ key, shape }: Setting): RegExp | undefined =>
  VALUES[key] ?? VALUES[shape] ?? (key.startsWith('pager.') ? VALUES['pager.*'] : undefined)

const inSection = (table: ReadonlySet<string>, { shape }: Setting): boolean =>
  table.has(shape) || table.has(shape.replace(/\.[^.]*$/, '.*'))

/** What a setting of a repository can make git do. `core.hooksPath` and includes are not judged here. */
export const powerOf = (setting: Setting): Power => {
  const { key, shape, value } = setting
  const rule = valueRule(setting)
  if (rule !== undefined) return rule.test(value ?? 'true') ? 'none' : 'code'
  if (shape === 'remote.*.url' || shape === 'remote.*.pushurl') return URL_OF_A_HELPER.test(value ?? '') ? 'network' : 'none'
  // no alias replaces a command that git has, and a command that it has not is unknown
  if (key.startsWith('alias.')) return REPLACED.has(key) ? 'code' : 'none'
  if (inSection(HARMLESS, setting) || fetchesLazily(setting)) return 'none'
  return inSection(NETWORK, setting) ? 'network' : 'code'
}
