import { CODE_AND_AGENTS } from './code-and-agents.ts'
import { KEYS_AND_CLOUDS } from './keys-and-clouds.ts'
import { PEOPLE } from './people.ts'

/*
 * Where programs keep what logs in, signs or decrypts, and what was typed. One table: whether a path is a secret, which secrets lie below
 * a directory, which a glob may pick and what docs/reference/secrets.md lists all follow from it. In a row `*` is any text within a name, and a last `**`
 * is the directory itself and all that lies in it.
 */

export type Rows = Readonly<Record<string, readonly string[]>>

/** Below a home directory, or wherever else the same directories lie (`/srv/app/.aws/credentials`). By what they belong to. */
export const AT_HOME: Rows = { ...KEYS_AND_CLOUDS, ...CODE_AND_AGENTS, ...PEOPLE }

/** Only directly below a home directory: a project has files of the same name that are read all day. */
export const ONLY_AT_HOME: Readonly<Record<string, readonly string[]>> = {
  'settings that can hold tokens': [
    '.yarnrc.yml',
    '.bundle/config',
    '.bunfig.toml',
    '.condarc',
    '.aider.conf.yml',
    '.aider.input.history',
    '.history',
    '.cursor/mcp.json',
    '.hgrc',
    '.curlrc',
    '.wgetrc',
    '.continue/config.json',
    '.continue/config.yaml',
    '.lein/profiles.clj',
    '.mailrc',
    '.pause',
    '.circleci/cli.yml',
    '.travis/config.yml',
    '.netlify/config.json',
    '.vercel/auth.json',
    '.kimi/config.toml',
    '.config/nix/nix.conf',
    '.openai/**',
    '.factory/config.json',
    '.lesshst',
    '.viminfo',
    '.sui/sui_config/**',
  ],
}

export { OF_SYSTEM } from './machine.ts'
export { BY_NAME } from './names.ts'

/** Directories whose files are secrets but for what is code or text about them. */
export const DIRECTORIES = ['secrets', '.secrets', 'secret', '.secret', '.credentials', 'private-keys', 'private_keys'] as const

/** What one of the rows says, and is none. */
export const NO_SECRETS = [
  '.ssh/known_hosts',
  '.ssh/known_hosts.old',
  '.ssh/authorized_keys',
  '.ssh/*.pub',
  '*.pub',
  '.env*.example',
  '.env*.sample',
  '.env*.template',
  '.env*.tmpl',
  '.env*.dist',
  '.env*.test',
  '.env*.defaults',
  '.env*.schema',
  '.env*.md',
  'example.env',
  'sample.env',
  'template.env',
  'test.env',
  'dist.env',
  'defaults.env',
  '*.example.env',
  '*.sample.env',
  '*.template.env',
  '*.test.env',
  'example.tfvars',
  'sample.tfvars',
  '*.example.tfvars',
  '*.env.example',
  '*.env.sample',
  '*.env.template',
  '.envrc.example',
  '.envrc.sample',
  '.envrc.template',
  '.dev.vars.example',
  '*.example.json',
  '*.example.yml',
  '*.example.yaml',
  '.env*.ts',
  '.env*.js',
  '.env*.d.ts',
  'cacert.pem',
  'ca-certificates.pem',
  'ca-bundle.pem',
] as const
