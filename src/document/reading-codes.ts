import type { Severity } from './finding.ts'

/** What a kind of finding means, for a person. */
export interface Meaning {
  readonly severity: Severity
  readonly reason: string
  readonly fix: string
}

const error = (reason: string, fix: string): Meaning => ({ severity: 'error', reason, fix })
const warning = (reason: string, fix: string): Meaning => ({ severity: 'warning', reason, fix })

/** What is found before the rules are asked: in the form of a document, and in how a program prints it. */
export const READING_CODES: Readonly<Record<string, Meaning>> = {
  'missing-field': error('Without this field the document cannot be used.', 'add the field'),
  'wrong-type': error(
    'A value of another type cannot be read, and the whole document is not used.',
    'write the value in the type that the finding names',
  ),
  'unknown-value': error('The field takes only the values that the finding lists.', 'write one of them'),
  'unknown-protocol': error('The document claims to be of a protocol version that is not known.', 'write "atip": "0.1"'),
  malformed: error('The value has a form that is not known.', 'write it in the form that docs/guide/document-format.md shows'),
  empty: error('An empty value says nothing where something has to be said.', 'say it, or leave the field out'),
  unreadable: error('The text is not one JSON document in UTF-8.', 'print one JSON object on stdout and nothing else'),
  'too-large': error('A document is an index card, not a database; longer texts are not read.', 'describe commands, not data'),
  'not-read': error('A file of the directory could not be read, so that nothing is known about it.', 'make it readable, or remove it'),
  'not-mended': error('A file of the directory is a link or belongs to somebody else, and was not changed.', 'mend the file itself'),
  'wrong-policy': error(
    'A policy that is wrong in anything is a failure, and every line asks until it is right.',
    'write what the finding names, or leave it out',
  ),
  'wrong-delegation': error(
    'A delegation that is wrong in anything is a failure: nothing is delegated by halves.',
    'write what the finding names, or leave it out',
  ),
  'wrong-registry': error('A registry that cannot be read is set aside, and made anew by the next scan.', 'run atip scan'),
  'wrong-record': error('A record that cannot be read is passed over, as if the tool were not there.', 'run atip scan --full'),
  'unclear-kind': warning(
    'A file that was taken for something else than it is is held against the wrong rules.',
    'say what it is: --as KIND',
  ),
  'too-loud': error('The program printed more than is read.', 'describe commands, not data'),
  silent: error('The program did not print a document.', 'print one JSON object with "atip" on stdout and exit with status 0'),
  'timed-out': error('The program did not answer in time, and was ended.', 'answer --agent before anything else is done'),
  'not-started': error('The program could not be started.', 'see that the interpreter of its first line exists'),
  'bad-exit': error('The program printed a document and then failed, so that the document may be half of one.', 'exit with status 0'),
  'wrong-stream': error('The document was printed on stderr, where messages belong.', 'print it on stdout'),
  'other-name': warning('A scan rejects a program that claims the name of another.', "write the executable's own name"),
  'agent-writes': warning(
    'Whoever asks a program what it can do expects that nothing changes by it; a scan asks every program once, and throws away what it wrote.',
    'answer --agent before anything else is done: before caches, logs and configuration are made',
  ),
  'agent-dials': warning(
    'Whoever asks a program what it can do expects that nobody else hears of it; a scan gives it no network, so that it may have to wait for nothing.',
    'answer --agent before anything else is done: before updates are looked for, and before somebody logs in',
  ),
  'no-evidence': warning('A scan runs only programs whose bytes hold the word "atip".', 'put the word into a comment of the program'),
}
