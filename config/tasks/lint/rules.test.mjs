import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../files.mjs'

/** What oxlint says of `files` (path → text) with the project's configuration: `path rule` of each finding, or its message. */
function found(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bank-lint-')))
  try {
    const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'))
    const jsPlugins = config.jsPlugins.map((path) => join(ROOT, path))
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }))
    // Without the packages' types, which aren't there.
    const { compilerOptions, ...settings } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
    const own = { ...settings, compilerOptions: { ...compilerOptions, types: [] } }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(own))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `${text}\n`)
    }
    const modules = join(ROOT, 'node_modules')
    const parameters = [join(modules, 'oxlint/bin/oxlint'), '--type-aware', '--format', 'json', '.']
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(modules, '.bin/tsgolint') }
    let answer
    try {
      answer = execFileSync(process.execPath, parameters, { cwd: folder, env })
    } catch (refusal) {
      answer = refusal.stdout
    }
    return JSON.parse(answer.toString()).diagnostics.map(
      ({ filename, code, message }) => `${filename} ${code ?? message}`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const GO = 'const go = async () => 1\n'
const SWITCH = (cases) => `export function f(kind: 'a' | 'b') {\n  switch (kind) {${cases}}\n  return 0\n}\n`
const long = `export function f() {\n${'  g()\n'.repeat(81)}}\n`

const isPath = (text) => /^[\w/.]+\.(tsx?|[cm]js)$/.test(text)

/**
 * By rule: [path, code, the right way or a path where the same code is allowed]. Of our own rules every shape and place, of
 * the others what our settings decide. A file's name x stands for one of its own in each row.
 */
const RULES = Object.entries({
  'bank(import-zones)': [
    ['src/domain/x.ts', "export * from '../contract/call'", "export * from './result'"],
    [
      'src/ui/x.ts',
      "export const x = () => import('../session/store')",
      "export const x = () => import('../domain/result')",
    ],
    ['sandbox/x.ts', "export * from '../src/api/client'", "export * from '../src/domain/result'"],
    ['src/api/x.ts', "export * from '@sandbox/host/config'", "export * from '../contract/call'"],
    ['sandbox/x.ts', "export * from '@/api/client'", "export * from '@/domain/result'"],
    ['src/packages/account/x.ts', "export * from '../product/y'", "export * from './y'"],
    [
      'src/packages/account/x.ts',
      "export type * from '@/packages/product/y'",
      "export type * from '@/features/list/y'",
    ],
    ['src/features/list/x.ts', "export * from '@/packages/product/y'", "export * from '@/products/y'"],
    ['config/tasks/x.mjs', "export * from '../../src/api/client'", "export * from '../../src/domain/result'"],
    ['test/clock/x.cjs', "module.exports = require('../../src/api/client')", "module.exports = require('./shift.cjs')"],
  ],
  'bank(money-reader)': [
    [
      'src/packages/x/x.ts',
      'export const x = (typed: string) => Math.round(Number(typed) * 100)',
      'export const x = (share: number) => share * 100',
    ],
    [
      'sandbox/business/x.ts',
      'export const x = (typed: string, yuan: (whole: number) => number) => yuan(Number(typed))',
      'export const x = (yuan: (whole: number) => number) => yuan(5)',
    ],
    [
      'sandbox/host/console/page/x.ts',
      'export const x = (typed: string) => parseFloat(typed) * 100',
      'export const x = (typed: string) => parseFloat(typed)',
    ],
    [
      'src/packages/x/x.tsx',
      'export const X = () => <TextField label="单笔限额（元）" />',
      'export const X = () => <YuanField label="单笔限额（元）" />',
    ],
    [
      'src/domain/x.ts',
      "export const x = { key: 'sum', label: '金额（元）', type: 'digits' }",
      "export const x = { key: 'sum', label: '金额（元）', type: 'yuan' }",
    ],
    ['src/domain/x.ts', 'export const x = (typed: string) => Number(typed) * 100', 'src/domain/money/x.ts'],
  ],
  'bank(restricted-syntax)': [
    [
      'src/ui/x.tsx',
      "import { useState } from 'react'\nexport const useX = () => {\n  const [shown, show] = useState<boolean>()\n  return { shown, show }\n}",
      "import { useState } from 'react'\nexport const useX = () => {\n  const [shown, setShown] = useState<boolean>()\n  return { shown, show: setShown }\n}",
    ],
    [
      'src/pages/home/x.tsx',
      'export default definePage(function Home() {\n  return null\n})',
      'function Home() {\n  return null\n}\n\nexport default definePage(Home)',
    ],
    [
      'sandbox/x.ts',
      'export const useCode = () => 1',
      'export const consumeCode = () => 1\nexport const useIt = { family: 1 }',
    ],
    ['sandbox/x.ts', 'export function useCode() {}', 'export function consumeCode() {}'],
    ['src/pages/home/x.ts', 'export const x = process.env.TARO_ENV', 'src/platform/x.ts'],
    ['src/api/x.ts', "export const x = process.env['TARO_ENV']", "export const x = process.env['OTHER']"],
    ['src/ui/x.ts', 'export const x = Taro.getEnv()', 'src/platform/x.ts'],
    ['src/api/x.ts', "import x from '../platform/storage/index.h5'\nx()", "import x from '../platform/storage'\nx()"],
    [
      'src/domain/x.ts',
      'export const last = (list: string[]) => list.at(-1)',
      'export const last = (list: string[]) => list[list.length - 1]',
    ],
    [
      'src/platform/x.ts',
      'export const copy = (value: object) => structuredClone(value)',
      'export const copy = (value: object) => ({ ...value })',
    ],
    ['src/domain/x.ts', 'export const x = Math.random()', 'export const x = Math.round(1)'],
    ['src/platform/x.ts', 'export const x = Math.random()', 'export const x = Math.round(1)'],
    ['sandbox/x.ts', 'const { random } = Math\nexport { random }', 'export const x = Math.round(1)'],
    [
      'src/pages/home/x.test.tsx',
      "jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))",
      "jest.mock('@/platform/faceVerify', () => ({ faceVerify: { leaves: true } }))",
    ],
    ['src/app/x.test.tsx', "jest.doMock('./page', () => ({}))", "jest.doMock('./leaving', () => ({}))"],
    [
      'src/packages/product/x.test.tsx',
      'export const x = (y: unknown) => y as object',
      'export const x = (y: object) => y',
    ],
    ['test/component/x.test.tsx', 'export const x = (y: unknown) => y as object', 'export const x = (y: object) => y'],
    ['src/domain/x.test.ts', 'export const x = Math.random()', 'export const x = Math.round(1)'],
    ['sandbox/business/x.test.ts', 'export const x = Date.now()', 'export const x = new Date(0)'],
    ['test/journeys/x.ts', 'export const x = new Date()', 'export const x = new Date(0)'],
    ['sandbox/business/x/seed.ts', 'export const x = { realNow: Date.now }', 'export const x = Date.UTC(2026, 1)'],
    ['test/bench/x.ts', 'export const x = Date()', 'export const x = performance.now()'],
    ['test/e2e/x.test.ts', 'export const x = performance.now()', 'test/bench/x.ts'],
    [
      'sandbox/business/x.ts',
      'export const x = sql`DELETE FROM x WHERE at < now()`',
      'export const x = sql`DELETE FROM x WHERE at < ${now()}`',
    ],
    ['src/pages/home/x.tsx', "export const x = '#1D4ED8'", "export const x = 'var(--brand)'"],
    [
      'src/products/x.tsx',
      'export const x = (y: number) => `rgba(0, 0, 0, ${y})`',
      'export const x = (y: number) => `第 ${y} 期`',
    ],
    [
      'src/packages/account/x.tsx',
      "export const x = { padding: '4px 12px' }",
      "export const x = { padding: 'var(--space-3)' }",
    ],
    [
      'src/pages/home/x.tsx',
      'export const x = <i style={{ width: 12 }} />',
      'export const x = <i style={{ flex: 1, width: 0, "--columns": 4 }} />',
    ],
    [
      'src/api/x.ts',
      "export const x = () => import('../platform/storage/index.weapp')",
      "export const x = () => import('../platform/storage')",
    ],
    [
      'src/pages/home/x.tsx',
      'export default definePage(() => null)',
      'const Home = () => null\n\nexport default definePage(Home)',
    ],
    ['sandbox/kernel/x.ts', 'export const x = column().defaultNow()', 'export const x = column().default(0)'],
    ['test/journeys/x.ts', 'export const x = process.hrtime.bigint()', 'test/drill/x.ts'],
    ['src/features/x.tsx', 'export const x = (y: string) => `${y} 12px`', 'src/features/x.test.tsx'],
    ['test/clock/x.cjs', 'module.exports = Date.now()', 'test/clock/shift.cjs'],
    ['config/tasks/x.test.mjs', 'export const x = Date.now()', 'config/tasks/x.mjs'],
    ['src/api/testing/x.ts', 'export const x = Date.now()', 'src/api/x.ts'],
    ['src/platform/x.test.ts', 'export const x = Date.now()', 'export const x = process.env.TARO_ENV'],
    ['sandbox/kernel/clock/x.ts', 'export const x = Date.now()', 'sandbox/kernel/clock/machine.ts'],
    ['src/platform/x.test.ts', 'export const x = (y: unknown) => y as object', 'src/platform/x.ts'],
  ],
  'bank(route-names)': [
    [
      'src/app/x.ts',
      "export const x = (name: string) => name === '/gesture'",
      "export const x = () => link('/gesture')",
    ],
    [
      'src/packages/account/x.ts',
      "export const x = ['/AccountTurnInto']",
      "export const x = () => [link('/AccountTurnInto')]",
    ],
    [
      'src/app/x.ts',
      "import { ROWS } from '../routes/table'\nexport const x = ROWS",
      "import type { ROWS } from '../routes/table'\nexport type X = typeof ROWS",
    ],
    [
      'src/pages/home/x.ts',
      "export const x = () => go('/fnzqIndex')",
      "export const x = () => go(familyRoute('wealth', 'Index'))",
    ],
    ['src/contract/x.ts', "export const x = '/gesture'", 'src/contract/tracking/userVisit.ts'],
  ],
  'bank(no-personal-logs)': [
    ['sandbox/x.ts', 'log.info({ registerMobileNo })', 'log.info({ customerId })'],
    ['sandbox/x.ts', 'request.log.warn(body.loginPassword)', 'request.log.warn(body.kind)'],
    ['sandbox/x.ts', 'logger.info(customer.name)', 'logger.info(error.name)'],
    ['sandbox/x.ts', 'console.info(`card ${cardNo}`)', 'console.info(maskCard(cardNo))'],
    ['sandbox/x.ts', 'app.log.error({ access_token: 1 })', 'app.log.error({ attempts: 1 })'],
  ],
  'Unused oxlint-disable directive (no problems were reported).': [
    [
      'src/api/x.ts',
      '// oxlint-disable-next-line no-console -- nothing here needs it\nexport const x = 1',
      'export const x = 1',
    ],
  ],
  'typescript(no-floating-promises)': [
    ['src/ui/promise.tsx', `${GO}go()\nexport {}`, `${GO}void go()\nexport {}`],
    ['test/promise.ts', `${GO}go()\nexport {}`, `${GO}void go()\nexport {}`],
  ],
  'typescript(no-misused-promises)': [
    [
      'sandbox/misused.ts',
      `${GO}export const x = () => (go() ? 1 : 2)`,
      // A handler may be asynchronous: checksVoidReturn is off.
      `${GO}export const x = (on: (handler: () => void) => void) => on(async () => void (await go()))`,
    ],
  ],
  'typescript(await-thenable)': [
    [
      'sandbox/await.ts',
      'export const x = async () => await 5',
      'export const x = async () => await Promise.resolve(1)',
    ],
  ],
  'typescript(switch-exhaustiveness-check)': [
    [
      'src/domain/switch.ts',
      SWITCH("\n    case 'a':\n      return 1\n  "),
      SWITCH("\n    case 'a':\n      return 1\n    default:\n      return 2\n  "),
    ],
  ],
  'typescript(no-explicit-any)': [
    ['src/api/any.ts', 'export const x = (y: any) => y', 'export const x = (y: unknown) => y'],
  ],
  'typescript(ban-ts-comment)': [
    ['src/api/ignore.ts', '// @ts-ignore because I say so\nexport const x = 1', 'export const x = 1'],
    [
      'src/api/expect.ts',
      '// @ts-expect-error\nexport const x = 1',
      '// @ts-expect-error the library types this as a string\nexport const x = 1',
    ],
  ],
  'import(no-cycle)': [
    // Types alone make a ring too.
    ['src/api/ring.ts', "import type { X } from '@/api/ring'\nexport type Y = X", 'export type Y = string'],
  ],
  'import(consistent-type-specifier-style)': [
    [
      'src/api/types.ts',
      "import { ok, type Result } from './result'\nexport const x: Result = ok(1)",
      "import { ok } from './result'\nimport type { Result } from './result'\nexport const x: Result = ok(1)",
    ],
  ],
  'eslint(no-restricted-imports)': [
    ['sandbox/kernel/db/far.ts', "export * from '../../host/config'", "export * from '@sandbox/host/config'"],
    ['src/pages/home/store.ts', "export * from 'jotai'", 'src/session/store.ts'],
    ['src/ui/utils.ts', "export * from 'jotai/utils'", 'src/session/utils.ts'],
    ['src/crypto/envelope.ts', "export * from 'sm-crypto'", 'src/crypto/sm.ts'],
    ['src/session/crypto.ts', "export * from 'sm-crypto'", "export * from 'jotai'"],
  ],
  'eslint(no-console)': [['src/api/log.ts', "console.warn('x')\nexport {}", 'sandbox/log.ts']],
  'eslint(max-lines-per-function)': [['sandbox/long.ts', long, 'sandbox/long.test.ts']],
  'react-hooks(rules-of-hooks)': [
    [
      'src/ui/Hook.tsx',
      'export function X(y: boolean) {\n  if (y) useState(1)\n}',
      'export function X() {\n  useState(1)\n}',
    ],
  ],
}).flatMap(([rule, rows], group) =>
  rows.map(([path, wrong, right], row) => {
    const own = (name) => name.replace(/\bx\./, `x${group}x${row}.`)
    return { rule, refused: [own(path), wrong], allowed: isPath(right) ? [own(right), wrong] : [own(path), right] }
  }),
)

const saidOf = (which) => found(Object.fromEntries(RULES.map((row) => row[which])))

it('lint refuses what its settings and our own rules are for', () => {
  const said = new Set(saidOf('refused'))
  expect(RULES.filter(({ rule, refused: [path] }) => !said.has(`${path} ${rule}`))).toEqual([])
})

it('lint lets the right way through', () => {
  const said = new Set(saidOf('allowed'))
  expect(RULES.filter(({ rule, allowed: [path] }) => said.has(`${path} ${rule}`))).toEqual([])
})
