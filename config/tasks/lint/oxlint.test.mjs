import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../files.mjs'

/** What oxlint says of `files` (path → text) with the project's configuration: `path rule` of each finding. */
function found(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bank-lint-')))
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    // Without the packages' types, which aren't there.
    const { compilerOptions, ...settings } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
    const own = { ...settings, compilerOptions: { ...compilerOptions, types: [] } }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(own))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
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
    return JSON.parse(answer.toString()).diagnostics.map(({ filename, code }) => `${filename} ${code}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const GO = 'const go = async () => 1\n'
const SWITCH = (cases) => `export function f(kind: 'a' | 'b') {\n  switch (kind) {${cases}}\n  return 0\n}\n`
const long = `export function f() {\n${'  g()\n'.repeat(81)}}\n`

/** [rule, file, what it refuses, the right way or another file that may hold the same]: what our settings decide. */
const RULES = [
  ['typescript(no-floating-promises)', 'src/ui/promise.tsx', `${GO}go()\nexport {}\n`, `${GO}void go()\nexport {}\n`],
  ['typescript(no-floating-promises)', 'test/promise.ts', `${GO}go()\nexport {}\n`, `${GO}void go()\nexport {}\n`],
  [
    'typescript(no-misused-promises)',
    'sandbox/misused.ts',
    `${GO}export const x = () => (go() ? 1 : 2)\n`,
    // A handler may be asynchronous: checksVoidReturn is off.
    `${GO}export const x = (on: (handler: () => void) => void) => on(async () => void (await go()))\n`,
  ],
  [
    'typescript(await-thenable)',
    'sandbox/await.ts',
    'export const x = async () => await 5\n',
    `export const x = async () => await Promise.resolve(1)\n`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/domain/switch.ts',
    SWITCH("\n    case 'a':\n      return 1\n  "),
    SWITCH("\n    case 'a':\n      return 1\n    default:\n      return 2\n  "),
  ],
  [
    'typescript(no-explicit-any)',
    'src/api/any.ts',
    'export const x = (y: any) => y\n',
    'export const x = (y: unknown) => y\n',
  ],
  [
    'typescript(ban-ts-comment)',
    'src/api/ignore.ts',
    '// @ts-ignore because I say so\nexport const x = 1\n',
    'export const x = 1\n',
  ],
  [
    'typescript(ban-ts-comment)',
    'src/api/expect.ts',
    '// @ts-expect-error\nexport const x = 1\n',
    '// @ts-expect-error the library types this as a string\nexport const x = 1\n',
  ],
  [
    'import(no-cycle)',
    'src/api/ring.ts',
    // Types alone make a ring too.
    "import type { X } from '@/api/ring'\nexport type Y = X\n",
    'export type Y = string\n',
  ],
  [
    'import(consistent-type-specifier-style)',
    'src/api/types.ts',
    "import { ok, type Result } from './result'\nexport const x: Result = ok(1)\n",
    "import { ok } from './result'\nimport type { Result } from './result'\nexport const x: Result = ok(1)\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'sandbox/kernel/db/far.ts',
    "export * from '../../host/config'\n",
    "export * from '@sandbox/host/config'\n",
  ],
  ['eslint(no-restricted-imports)', 'src/pages/home/store.ts', "export * from 'jotai'\n", 'src/session/store.ts'],
  ['eslint(no-restricted-imports)', 'src/ui/utils.ts', "export * from 'jotai/utils'\n", 'src/session/utils.ts'],
  ['eslint(no-restricted-imports)', 'src/crypto/envelope.ts', "export * from 'sm-crypto'\n", 'src/crypto/sm.ts'],
  ['eslint(no-restricted-imports)', 'src/session/crypto.ts', "export * from 'sm-crypto'\n", "export * from 'jotai'\n"],
  ['eslint(no-console)', 'src/api/log.ts', "console.warn('x')\nexport {}\n", 'sandbox/log.ts'],
  ['eslint(max-lines-per-function)', 'sandbox/long.ts', long, 'sandbox/long.test.ts'],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/Hook.tsx',
    'export function X(y: boolean) {\n  if (y) useState(1)\n}\n',
    'export function X() {\n  useState(1)\n}\n',
  ],
]

const isFile = (text) => /^[\w/.]+\.tsx?$/.test(text)

it('oxlint refuses what its settings are for', () => {
  const said = found(Object.fromEntries(RULES.map(([, path, text]) => [path, text])))
  expect(RULES.map(([rule, path]) => `${path} ${rule}`).filter((each) => !said.includes(each))).toEqual([])
})

it('oxlint lets the right way through', () => {
  const right = Object.fromEntries(
    RULES.map(([, path, wrong, better]) => (isFile(better) ? [better, wrong] : [path, better])),
  )
  const rules = new Set(RULES.map(([rule]) => rule))
  expect(found(right).filter((each) => rules.has(each.split(' ')[1]))).toEqual([])
})
