import { isInside } from '../shell/paths.ts'
import type { Context } from './context.ts'

/*
 * Paths that matter wherever they lie. A pattern is matched against the end of a path, at a slash; one that starts with ~/ counts
 * only below the home directory.
 */

/** One expression is many times faster than one after the other. */
const anyOf = (patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(pattern => pattern.source).join('|'))

/** Configuration that agents, shells, editors and continuous integration obey without being asked. */
const CONFIGURATIONS = anyOf([
  /\/\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|zlogout|kshrc|cshrc|tcshrc|inputrc|envrc|xprofile|xinitrc)$/,
  /\/\.config\/fish(?:\/.*)?$/,
  /\/\.(?:claude|codex|cursor|gemini|windsurf|continue|aider[^/]*|roo|kiro|opencode|agents|amazonq|qwen|cline[^/]*)(?:\/.*)?$/,
  /\/(?:CLAUDE|CLAUDE\.local|AGENTS|GEMINI)\.md$/,
  /\/\.(?:mcp|claude)\.json$/,
  /\/\.(?:cursorrules|windsurfrules|clinerules)$/,
  /\/\.github\/(?:workflows(?:\/.*)?|actions(?:\/.*)?|copilot-instructions\.md)$/,
  /\/\.(?:gitlab-ci\.yml|travis\.yml|drone\.yml|woodpecker\.yml|pre-commit-config\.yaml)$/,
  /\/(?:\.circleci|\.buildkite|\.husky|\.devcontainer)(?:\/.*)?$/,
  /\/(?:Jenkinsfile|azure-pipelines\.yml|lefthook\.ya?ml|bitbucket-pipelines\.yml)$/,
  /\/\.(?:vscode|idea|zed)(?:\/.*)?$/,
  /\/\.(?:gitconfig|gitmodules|gitattributes)$/,
  /\/\.config\/git(?:\/.*)?$/,
  /\/\.ssh(?:\/.*)?$/,
  /\/\.(?:npmrc|yarnrc(?:\.yml)?|pnpmfile\.cjs|pypirc|curlrc|wgetrc|cargo\/config(?:\.toml)?)$/,
  /\/\.(?:editorconfig|vimrc|exrc|emacs|tmux\.conf|screenrc)$/,
  /^\/etc\/(?:cron[^/]*|crontab|profile(?:\.d)?|bash\.bashrc|zsh|environment|ld\.so[^/]*|sudoers(?:\.d)?)(?:\/.*)?$/,
  /\/Library\/LaunchAgents(?:\/.*)?$/,
  /\/\.config\/(?:systemd|autostart)(?:\/.*)?$/,
])

/** What decides about agents: this tool's own files, and the hooks and plugins that ask it, with the settings that can switch them off. */
const GUARDED = anyOf([
  /\/agent-tools(?:\/.*)?$/,
  /\/\.agent-tools(?:\/.*)?$/,
  /\/\.(?:claude|codex|copilot|cursor|factory|gemini|qwen|windsurf)\/(?:(?:settings|hooks|config|permissions|cli)[^/]*\.(?:json|toml)|requirements\.toml|(?:hooks|policies|extensions|plugins)(?:\/.*)?)$/,
  /\/(?:\.claude\.json|\.codex\/rules(?:\/.*)?)$/,
  /\/\.(?:opencode|config\/opencode)(?:\/.*)?$/,
  /\/opencode\.jsonc?$/,
  /\/\.pi\/(?:agent\/)?(?:settings\.json|extensions(?:\/.*)?)$/,
  /\/(?:\.cline|\.clinerules|Cline)\/(?:.*\/)?[Hh]ooks(?:\/.*)?$/,
  /\/\.github\/(?:hooks|copilot)(?:\/.*)?$/,
  /\/etc\/(?:claude-code|codex|cursor|factory|gemini-cli|github-copilot|opencode)(?:\/.*)?$/,
])

export const isVersionControl = (path: string): boolean => /\/(?:\.git|\.hg|\.svn|\.jj)(?:\/|$)/.test(path)

export const isAgentConfig = (path: string, home: string): boolean =>
  CONFIGURATIONS.test(path) || GUARDED.test(path) || path === `${home}/.config`

export const isGuarded = (path: string, context: Pick<Context, 'guarded'>): boolean =>
  GUARDED.test(path) || (context.guarded?.some(directory => isInside(path, directory)) ?? false)
