import { expect, test } from 'vitest'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'
import { withoutSecrets } from '../../src/decisions/redact.ts'

const clean = (text: string): string => withoutSecrets({ words: [], texts: [text] }).texts[0]!

test.each([
  // variables with secret names, in every quoting
  [`export GITHUB_TOKEN='ripe pear' && gh pr list`, 'export GITHUB_TOKEN=[redacted] && gh pr list'],
  ['API_KEY=apple1 make', 'API_KEY=[redacted] make'],
  ['env DB_PASSWORD="pear \\" tree" make', 'env DB_PASSWORD=[redacted] make'],
  [`bash -c "export API_KEY=apple1; make" && echo "hi there"`, 'bash -c "export API_KEY=[redacted]; make" && echo "hi there"'],
  [`sh -c 'TOKEN="two pears" make'`, `sh -c 'TOKEN=[redacted] make'`],
  ["x='a' TOKEN='not ended", "x='a' TOKEN=[redacted]"],
  ['docker run -e NPM_TOKEN=apple1 pears', 'docker run -e NPM_TOKEN=[redacted] pears'],
  // options
  [`grow --password 'a b'"c" --next`, 'grow --password [redacted] --next'],
  ['grow --client-secret=apple1', 'grow --client-secret=[redacted]'],
  ['mysql -pApple1 -u ada && mysql -p orchard', 'mysql -p[redacted] -u ada && mysql -p orchard'],
  ['docker login -u ada -p apple1', 'docker login -u ada -p [redacted]'],
  ['curl -u ada:apple1 host', 'curl -u [redacted] host'],
  ['sshpass -papple1 ssh host', 'sshpass -p[redacted] ssh host'],
  ['openssl enc -pass pass:apple1', 'openssl enc -pass [redacted]'],
  // what is read from standard input
  ['echo apple1 | docker login --password-stdin', 'echo [redacted] | docker login --password-stdin'],
  ['gh auth login --with-token <<< apple1', 'gh auth login --with-token <<< [redacted]'],
  // headers, addresses, fields
  ['curl -H "Authorization: Bearer apple.1"', 'curl -H "Authorization: Bearer [redacted]"'],
  [`curl -H 'X-Api-Key: apple1' -H 'Accept: text/html'`, `curl -H 'X-Api-Key: [redacted]' -H 'Accept: text/html'`],
  ['git clone https://ada:apple1@orchard.example/x', 'git clone https://ada:[redacted]@orchard.example/x'],
  ['psql postgres://ada:apple/1@orchard.example/x', 'psql postgres://ada:apple/1@orchard.example/x'],
  ['curl https://orchard.example/?access_token=apple1&page=2', 'curl https://orchard.example/?access_token=[redacted]&page=2'],
  [`curl -d '{"password": "apple1", "user": "ada"}'`, `curl -d '{"password": "[redacted]", "user": "ada"}'`],
  [`curl -d "{\\"token\\":\\"apple1\\"}"`, `curl -d "{\\"token\\":\\"[redacted]\\"}"`],
  // every value that such a command sets
  ['kubectl create secret generic s --from-literal=k=apple1', 'kubectl create secret generic s --from-literal=k=[redacted]'],
] as const)('%s becomes %s', (text, expected) => {
  expect(clean(text)).toBe(expected)
})

test.each([
  `ghp_${'a1B2'.repeat(9)}`,
  `github_pat_${'a1B2'.repeat(9)}`,
  `glpat-${'a1B2'.repeat(5)}`,
  `npm_${'a1B2'.repeat(9)}`,
  'AKIAIOSFODNN7EXAMPLE',
  `AIza${'a1B2'.repeat(9)}`,
  `sk-${'a1B2'.repeat(9)}`,
  `xoxb-${'1234-'.repeat(3)}abcd`,
  `hf_${'a1B2'.repeat(6)}`,
  `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${'a1B2'.repeat(8)}`,
  'aB3dE5gH7jK9mN1pQ3sT5vW7',
])('%s is known by its form wherever it stands', secret => {
  expect(clean(`orchard ${secret} | tee x`)).toBe('orchard [redacted] | tee x')
})

test.each([
  'git log --oneline --author=Ada',
  'sort --key=2 pears.txt',
  'git show 3f786850e387550fdab836ed7e6dc881de23001b',
  'docker run -p 8080:80 pears',
  'git commit -m "fix the token: parse it"',
  'npm test -- --grep shouldReturnTheOrchard2Apples',
  'TOKEN=$(gh auth token) make',
  'curl -H "Authorization: Bearer $TOKEN" host',
  'scp ada@orchard.example:/x .',
  'mkdir -p a/b && tar -xzf pears.tar.gz',
  'grow --password-file pears.txt --token-ttl 5',
  'ssh-keygen -t ed25519 -f key',
])('%s holds no secret, and stays as it is', text => {
  expect(withoutSecrets({ words: [], texts: [text] })).toEqual({ words: [], texts: [text], redacted: false })
})

test('a value among the words of a command ends where its word does', () => {
  const words = ['curl', '-u', 'ada:two pears', '--token=a b', 'FOO_SECRET=c d', '--data', 'x=1']
  expect(withoutSecrets({ words, texts: ['curl -u ada:two pears'] })).toEqual({
    words: ['curl', '-u', '[redacted]', '--token=[redacted]', 'FOO_SECRET=[redacted]', '--data', 'x=1'],
    texts: ['curl -u [redacted]'],
    redacted: true,
  })
})

test('what was found in the line is taken out of what is said about it', () => {
  const { texts } = withoutSecrets({ words: [], texts: ['mysql -pApple1 x', 'mysql Apple1 uses the network.'] })
  expect(texts).toEqual(['mysql -p[redacted] x', 'mysql [redacted] uses the network.'])
})

test.each(['--token ', 'A=', '"', "'", 'x://', '"a":"', '-----BEGIN PRIVATE KEY-----', 'ab-', 'echo ', '\\', 'a:b@', 'eyJ-', 'a_', '--a-'])(
  'how long it takes grows with the length of a text of %j, and not with its square',
  form => {
    expect(growthOf(size => clean(form.repeat(size / form.length)), 64_000)).toBeLessThan(QUADRATIC)
  },
)
