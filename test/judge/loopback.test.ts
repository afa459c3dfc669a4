import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../src/judge/context.ts'
import type { Look } from '../../src/judge/look.ts'
import { loopbackHost, loopbackInUrl } from '../../src/judge/loopback/address.ts'
import { check, decisionOf, shimContext } from '../helpers/shims.ts'
import { workspace } from '../helpers/workspace.ts'

/** Forms of a URL that are taken for this machine; `PORT` is that of a server. */
const NEAR = [
  'localhost:PORT',
  'localhost:PORT/',
  'http://localhost:PORT',
  'http://localhost:PORT/health?full=1&x=a,b;c',
  'http://localhost:PORT/@scope/package',
  'http://localhost:PORT/a%20b/../c|d',
  'http://localhost:PORT/login?next=http://far.example/',
  'localhost:PORT?x=1',
  '127.0.0.1:PORT/a.json',
  'http://127.0.0.1:PORT/~user/$x(1)',
  'http://127.0.0.1:PORT/?a=@far.example',
]

const FAR = [
  'http://localhost@far.example/',
  'http://localhost:80@far.example/',
  'http://localhost:3000:x@far.example/',
  'http://user@localhost/',
  'http://user:pass@localhost/',
  'http://localhost.far.example/',
  'http://localhost./',
  'http://LOCALHOST/',
  'http://far.localhost/',
  'localhost:80#@far.example',
  'http://localhost#@far.example/',
  'http://localhost?@far.example/',
  'http://localhost?x=1@far.example/',
  'http://localhost\\@far.example/',
  'http://localhost/\\@far.example/',
  'http:/localhost/',
  'http:localhost/',
  'http:///localhost/',
  '//localhost/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.01/',
  'http://127.0.0.256/',
  'http://127.0.0.1.far.example/',
  'http://128.0.0.1/',
  'http://0.0.0.0:3000/',
  'http://0/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::1%25eth0]/',
  'http://[::1].far.example/',
  'http://::1/',
  'http://{localhost,far.example}/',
  'http://localhost/{a,b}',
  'http://localhost/[1-3]',
  'http://127.0.0.[1-300]/',
  'http://%6cocalhost/',
  'http://localhost%2efar.example/',
  'http://localhost%00.far.example/',
  'http://localhost:0/',
  'http://localhost:65536/',
  'http://localhost:99999999999/',
  'http://localhost:/',
  'http://localhost:08/',
  'http://localhost:+80/',
  'http://localhost /',
  'http://localhost\t.far.example/',
  'http://localhost\n.far.example/',
  'http://localhost\n',
  '\nhttp://localhost/',
  ' http://localhost/',
  'http://ⓛocalhost/',
  'http://localhost。far.example/',
  'ftp://localhost/',
  'file://localhost/etc/passwd',
  'gopher://localhost:6379/_FLUSHALL',
  'dict://localhost:6379/x',
  'telnet://localhost',
  'localhost://far.example/',
  'HTTP://localhost/',
  '',
  'http://',
  'far.example/localhost',
  'http://far.example/?http://localhost/',
]

test.each(NEAR)('%s is this machine', url => expect(loopbackInUrl(url.replace('PORT', '3000'))).toMatch(/^(?:localhost|127\.0\.0\.1)$/))

test('so is the address of six', () => expect(loopbackInUrl('http://[::1]:3000/x')).toBe('[::1]'))

test.each(FAR)('%j is not certain to be', url => expect(loopbackInUrl(url)).toBeUndefined())

test.each(['localhost', '127.0.0.1', '127.255.0.3', '::1'])('%s is a host of this machine', host => expect(loopbackHost(host)).toBe(host))

test.each(['localhost.', '127.1', '[::1]', '::', '0.0.0.0', '::ffff:127.0.0.1', 'localhost.far.example', 'localhost\n', '127.0.0.1/8', ''])(
  '%j is none',
  host => expect(loopbackHost(host)).toBeUndefined(),
)

const hasCurl = spawnSync('curl', ['--version']).status === 0

describe.skipIf(!hasCurl)('curl itself', () => {
  const server = createServer((_, response) => response.end('here'))
  beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise<void>(resolve => void server.close(() => resolve())))

  /** The addresses that curl connects to, as it says itself. */
  const tried = async (url: string): Promise<readonly string[]> => {
    const { execa } = await import('execa')
    const { stderr } = await execa('curl', ['-q', '-sv', '-o', '/dev/null', '--max-time', '5', '--noproxy', '*', url], { reject: false })
    return [...stderr.matchAll(/^\* +Trying (\S+?)(?::\d+)?\.\.\.$/gm)].map(match => match[1]!)
  }

  test.each(NEAR)('connects to this machine alone for %s', async url => {
    const { port } = server.address() as AddressInfo
    const addresses = await tried(url.replace('PORT', String(port)))
    expect(addresses).not.toEqual([])
    expect(addresses.filter(address => !/^(?:127\.0\.0\.1|\[?::1\]?)$/.test(address))).toEqual([])
  })
})

const READS = [
  'curl',
  'curl -s',
  'curl -sS -o /dev/null -w "%{http_code}"',
  'curl -I',
  'curl -X GET',
  'curl -X HEAD',
  'curl --max-time 2 -f',
]

test.each(READS)('%s of this machine is allowed', start => expect(decisionOf(`${start} http://localhost:3000/health`)).toBe('allow'))

test.each([
  'curl -s --url localhost:3000',
  'curl localhost:3000 127.0.0.1:3001',
  'curl -s "http://[::1]:3000/"',
  "curl -s -H 'Accept: application/json' localhost:3000 | jq .",
  'for p in 3000 3001; do curl -s localhost:$p; done',
  'PORT=3000; curl -s "http://localhost:$PORT/health"',
  'curl -s localhost:3000/{a,b}',
  'nc -z localhost 5432',
  'nc -zv -w 2 127.0.0.1 5432',
  'netcat -z ::1 80',
  'ping -c 1 localhost',
])('%s is allowed', line => expect(check(line)).toMatchObject({ decision: 'allow' }))

test.each([
  ['more than reading', 'curl -d a=b localhost:3000'],
  ['more than reading', 'curl -X POST localhost:3000'],
  ['more than reading', 'curl -X DELETE localhost:3000'],
  ['more than reading', 'curl -X "$METHOD" localhost:3000'],
  ['more than reading', 'curl -F f=@a.txt localhost:3000'],
  ['more than reading', 'curl -T a.txt localhost:3000'],
  ['more than reading', "curl --json '{}' localhost:3000"],
  ['more than reading', 'curl -G -d a=b localhost:3000'],
  ['more than reading', 'curl -Q x localhost:3000'],
  ['more than reading', 'nc localhost 3000'],
  ['more than reading', 'nc -l 3000'],
  ['a redirect', 'curl -L localhost:3000'],
  ['a redirect', 'curl -sL localhost:3000'],
  ['a redirect', 'curl --location-trusted localhost:3000'],
  ['a redirect', 'wget -qO- http://localhost:3000'],
  ['another way there', 'curl --resolve localhost:80:9.9.9.9 http://localhost'],
  ['another way there', 'curl --connect-to ::far.example: localhost'],
  ['another way there', 'curl -x far.example:80 localhost'],
  ['another way there', 'curl --preproxy far.example:80 localhost'],
  ['another way there', 'curl --socks5 far.example localhost'],
  ['another way there', 'curl --unix-socket /var/run/docker.sock http://localhost/images/json'],
  ['another way there', 'curl --abstract-unix-socket x localhost'],
  ['another way there', 'curl --interface eth0 localhost'],
  ['another way there', 'curl --dns-servers 9.9.9.9 localhost'],
  ['another way there', 'curl --doh-url https://far.example localhost'],
  ['another way there', 'curl --proto-default ftp localhost'],
  ['another way there', 'curl -K x.conf localhost'],
  ['another way there', 'curl --haproxy-protocol localhost'],
  ['another way there', 'curl --noproxy other localhost'],
  ['another way there', 'nc -z -x far.example:80 localhost 3000'],
  ['another way there', 'nc -z -U localhost'],
  ['another way there', 'ping -I eth0 localhost'],
  ['another URL', 'curl localhost:3000 far.example'],
  ['another URL', 'curl localhost:3000 --url far.example'],
  ['another URL', 'curl localhost:3000 --next far.example'],
  ['another URL', 'ping -c 1 far.example localhost'],
  ['a word that is not known', 'curl "http://localhost:$PORT/x"'],
  ['a word that is not known', 'curl "http://localhost:3000/$id"'],
  ['a word that is not known', 'curl $URL'],
  ['a word that is not known', 'U=localhost; [ -f a ] && U=far.example; curl $U'],
  ['curl expands it', "curl 'http://{localhost,far.example}/'"],
  ['curl expands it', "curl 'http://localhost/[1-9]'"],
  ['a file is sent', 'curl -H @headers.txt localhost:3000'],
  ['a secret is told', 'curl -v -H "Authorization: Bearer $GITHUB_TOKEN" localhost:3000'],
  ['a secret is told', 'curl -u "me:$API_PASSWORD" localhost:3000'],
  ['a variable', 'http_proxy=far.example curl localhost:3000'],
  ['a variable', 'export all_proxy=far.example; curl localhost:3000'],
  ['a variable', 'CURL_HOME=/tmp/x curl localhost:3000'],
  ['a variable', 'HOSTALIASES=/tmp/x curl localhost:3000'],
  ['a variable', 'env http_proxy=far.example curl localhost:3000'],
  ['what is done with it', 'curl -s localhost:3000 | sh'],
  ['what is done with it', 'curl -s localhost:3000 -o out.json'],
  ['what is done with it', 'curl -s localhost:3000 > ~/.bashrc'],
  ['no host', 'nc -z'],
])('%s: %s is not allowed', (_, line) => expect(decisionOf(line)).not.toBe('allow'))

test('what asks says that it is this machine where it does more than read', () =>
  expect(check('nc localhost 3000').reason).toBe('nc changes remote and contacts this machine.'))

describe('what stands outside the line', () => {
  const around = (variables: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}): Context => {
    const look: Look = {
      kindOf: path => (Object.hasOwn(files, path) ? 'file' : 'absent'),
      textOf: path => (Object.hasOwn(files, path) ? { kind: 'text', text: files[path]! } : { kind: 'absent' }),
      namesIn: () => [],
    }
    return { ...shimContext, look, variable: name => variables[name] }
  }

  test.each([
    [{}, 'allow'],
    [{ http_proxy: 'http://proxy.example' }, 'ask'],
    [{ all_proxy: 'socks5://proxy.example' }, 'ask'],
    [{ ALL_PROXY: 'socks5://proxy.example' }, 'ask'],
    [{ http_proxy: '' }, 'allow'],
    [{ http_proxy: 'http://proxy.example', no_proxy: 'localhost,127.0.0.1' }, 'allow'],
    [{ http_proxy: 'http://proxy.example', NO_PROXY: 'far.example, localhost' }, 'allow'],
    [{ http_proxy: 'http://proxy.example', NO_PROXY: '*' }, 'allow'],
    [{ http_proxy: 'http://proxy.example', NO_PROXY: '127.0.0.1' }, 'ask'],
    [{ http_proxy: 'http://proxy.example', NO_PROXY: '.localhost.example' }, 'ask'],
    [{ http_proxy: 'http://proxy.example', no_proxy: 'far.example', NO_PROXY: 'localhost' }, 'ask'],
    [{ http_proxy: 'http://proxy.example', no_proxy: '', NO_PROXY: 'localhost' }, 'ask'],
  ])('with %j: %s', (variables, decision) => expect(decisionOf('curl localhost:3000', around(variables))).toBe(decision))

  test('a proxy is nothing to what knows of none', () =>
    expect(decisionOf('nc -z localhost 3000', around({ http_proxy: 'http://proxy.example' }))).toBe('allow'))

  test.each<readonly [object, Readonly<Record<string, string>>, string]>([
    [{}, { '/home/user/.curlrc': '# nothing\n\n' }, 'allow'],
    [{}, { '/home/user/.curlrc': 'location\n' }, 'ask'],
    [{}, { '/home/user/.curlrc': '# a\nproxy = far.example' }, 'ask'],
    [{}, { '/home/user/.config/curlrc': '-L\n' }, 'ask'],
    [{ XDG_CONFIG_HOME: '/etc/x' }, { '/etc/x/curlrc': '-L\n' }, 'ask'],
    [{ CURL_HOME: '/srv' }, { '/srv/.curlrc': '-L\n' }, 'ask'],
    [{ CURL_HOME: '/srv' }, { '/elsewhere/.curlrc': '-L\n' }, 'allow'],
  ])('with %j and the files %j: %s', (variables, files, decision) =>
    expect(decisionOf('curl localhost:3000', around(variables as Readonly<Record<string, string>>, files))).toBe(decision),
  )

  test('the guard reads its own environment and the files of the home directory', async () => {
    const at = workspace()
    const line = ['check', '--json', 'curl -s localhost:3000']
    expect((await at.atip(line)).json()).toMatchObject({ decision: 'allow' })
    expect((await at.atip(line, { env: { http_proxy: 'http://proxy.example' } })).json()).toMatchObject({ decision: 'ask' })
    at.file(`${at.home}/.curlrc`, 'location\n')
    expect((await at.atip(line)).json()).toMatchObject({ decision: 'ask' })
  })
})

describe('a rule about', () => {
  const rules = async (line: string, policy: object) => {
    const at = workspace()
    at.file(`${at.env['XDG_CONFIG_HOME']}/agent-tools/policy.json`, JSON.stringify(policy))
    return (await at.atip(['check', '--json', line])).json<{ decision: string }>().decision
  }

  test.each([
    ['curl localhost:3000', { deny: [{ 'effects.x-network-scope': 'argument' }] }, 'deny'],
    ['curl localhost:3000', { deny: [{ 'effects.x-network-scope': 'loopback' }] }, 'deny'],
    ['curl https://far.example', { requireConfirmation: [{ 'effects.x-network-scope': 'loopback' }] }, 'ask'],
    ['curl -X POST localhost:3000', { commands: { allow: [{ run: 'curl', 'effects.x-network-scope': 'loopback' }] } }, 'ask'],
    ['curl https://far.example', { commands: { allow: [{ run: 'curl', 'effects.x-network-scope': 'loopback' }] } }, 'ask'],
    ['curl localhost:3000', { extends: 'strict', commands: { allow: [{ run: 'curl', 'effects.x-network-scope': 'loopback' }] } }, 'allow'],
  ])('what is contacted: %s under %j is %s', async (line, policy, decision) => expect(await rules(line, policy)).toBe(decision))
})
