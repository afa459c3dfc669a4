import { matches, SMALL_TEXT } from './launcher.ts'
import type { Launcher, Lead } from './launcher.ts'

/** `use App::Orchard;`, `require App::Orchard;`: lower case names are pragmas and parts of Perl. */
const USED = /^[ \t]*(?:use|require)[ \t]+([A-Z]\w*(?:::\w+)*)/gm

/** Parts of every installation of Perl, by the first part of their names. */
const OWN =
  /^(?:Carp|Cwd|Data|Encode|English|Exporter|Fcntl|File|Getopt|IO|IPC|List|POSIX|Pod|Scalar|Socket|Storable|Sys|Term|Text|Time|Unicode)(?:::|$)/

/** `do`, `exec` and `system` with a plain path. */
const STARTED = /\b(?:do|exec|system)[ \t(]+["'](\/[^"'\n$]+)["']/g

export const perlLeads = ({ text }: Launcher): readonly Lead[] => {
  const modules = text.length > SMALL_TEXT ? [] : matches(text, USED).filter(match => !OWN.test(match))
  return [
    ...[...new Set(modules)].map(module => ({ kind: 'perl-module', module }) as const),
    ...matches(text, STARTED).map(path => ({ kind: 'file', path }) as const),
  ]
}
