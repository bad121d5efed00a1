import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { collectDefaultMetrics } from 'prom-client'
import { parse } from 'yaml'
import type { Database } from '@sandbox/kernel/db'
import { SECRETS } from '@sandbox/host/secrets'
import { createMetrics } from '@sandbox/host/metrics'
import { measureDatabase } from '@sandbox/host/metrics/database'

const ROOT = join(__dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const PAGE = read('docs/operating.md')
/** As GitHub makes an anchor of a heading. */
const HEADINGS = [...PAGE.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-'),
)

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly runbook: string }
}

const { groups } = parse(read('sandbox/deploy/alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(read('sandbox/deploy/dashboard.json')) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}

/** Every metric the bank has, a histogram's under the names of its parts too. */
function known(): ReadonlySet<string> {
  const metrics = createMetrics()
  const embedded = { connections: () => [] } as unknown as Database
  measureDatabase(embedded, metrics)
  collectDefaultMetrics({ register: metrics.registry })
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name)
  return new Set(names.flatMap((name) => [name, ...['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)]))
}

const namesIn = (expression: string): readonly string[] => expression.match(/\b(?:bank|process|nodejs)_\w+/g) ?? []

test('every metric that an alert or the dashboard names is one of the bank’s, and every own one is watched', () => {
  const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const named = [...rules.map(({ expr }) => expr), ...panels].flatMap(namesIn)
  const all = known()
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !all.has(name))).toEqual([])
  const own = [...all].filter((name) => name.startsWith('bank_') && !/_(?:bucket|sum|count)$/.test(name))
  expect(own.filter((name) => !named.some((one) => one.startsWith(name)))).toEqual([])
})

test('every alert has a runbook', () => {
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, annotations } of rules) {
    const [page, heading = ''] = annotations.runbook.split('#')
    expect([alert, page, HEADINGS.includes(heading)]).toEqual([alert, 'docs/operating.md', true])
  }
})

test('the operator’s page has every variable of the environment, and those of secrets as files too', () => {
  const config = ['config.ts', 'wechat/settings.ts', 'tencent/settings.ts'].map((file) => read(`sandbox/host/${file}`))
  const variables = config.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name))
  expect(variables.length).toBeGreaterThan(35)
  const told = new Set([...PAGE.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))
  expect([...variables, ...SECRETS.map((name) => `${name}_FILE`)].filter((name) => !told.has(name))).toEqual([])
})

test('the Dockerfile has nothing that its linter warns of, and its last image runs as a user without rights', () => {
  const text = read('Dockerfile')
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  const last = text.slice(text.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER node$/m)
  expect(last).not.toMatch(/^(?:RUN|ADD) /m)
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
  for (const path of copied.filter((one) => one !== '.')) {
    expect([path, allowed.includes(`!${path.split('/')[0]}`)]).toEqual([path, true])
    expect(() => readFileSync(join(ROOT, path))).not.toThrow()
  }
})

test('compose.yaml follows the schema of Compose and its linter’s rules, and mounts files that are there', () => {
  execFileSync(process.execPath, ['node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', 'compose.yaml'], {
    cwd: ROOT,
  })
  const { services } = parse(read('compose.yaml')) as {
    readonly services: Readonly<
      Record<string, { readonly volumes?: readonly string[]; readonly ports?: readonly string[] }>
    >
  }
  const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.filter((one) => one.startsWith('./')))
  const present = readdirSync(join(ROOT, 'sandbox/deploy'))
  expect(mounted.length).toBeGreaterThan(3)
  expect(mounted.filter((one) => !present.includes(/^\.\/sandbox\/deploy\/([^:]+)/.exec(one)?.[1] ?? ''))).toEqual([])
  // The public reaches the proxy alone.
  const open = Object.entries(services).filter(([, { ports = [] }]) => ports.some((one) => one.startsWith('0.0.0.0:')))
  expect(open.map(([name]) => name)).toEqual(['proxy'])
})

test('a workflow runs commands that package.json has, and a release packs what is there or what they build', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const texts = readdirSync(join(ROOT, '.github/workflows')).map((name) => read(`.github/workflows/${name}`))
  const run = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name))
  expect(run.length).toBeGreaterThan(3)
  expect(run.filter((name) => scripts[name] === undefined)).toEqual([])
  const packed = [
    ...texts.join('\n').matchAll(/tar .*--file \S+ (?!--)(.+)$/gm),
    ...PAGE.matchAll(/tar -czf \S+ (.+)$/gm),
  ]
  expect(packed).toHaveLength(2)
  const paths = packed.flatMap(([, one = '']) => one.split(' '))
  expect(paths.filter((path) => !path.startsWith('dist/') && !existsSync(join(ROOT, path)))).toEqual([])
  // What the page tells to unpack and what a release has is the same.
  expect(new Set(paths).size).toBe(paths.length / 2)
})
