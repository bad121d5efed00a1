import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../files.mjs'
import { withFiles } from './testing.mjs'

/** What oxlint says of `files` with the project's configuration: [file, rule] of each finding. */
const found = (files) =>
  withFiles({ ...files, 'tsconfig.json': readFileSync(join(ROOT, 'tsconfig.json'), 'utf8') }, (folder) => {
    const modules = join(ROOT, 'node_modules')
    const parameters = ['--config', join(ROOT, 'config/oxlint.json'), '--type-aware', '--format', 'json', '.']
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(modules, '.bin/tsgolint') }
    let answer
    try {
      answer = execFileSync(process.execPath, [join(modules, 'oxlint/bin/oxlint'), ...parameters], { cwd: folder, env })
    } catch (refusal) {
      answer = refusal.stdout
    }
    return JSON.parse(answer.toString()).diagnostics.map(({ filename, code }) => [filename, code])
  })

const GO = 'const go = async () => 1\n'
const SWITCH = (cases) => `export function f(kind: 'a' | 'b') {\n  switch (kind) {${cases}}\n  return 0\n}\n`

/** [rule, what it refuses, the right way]. */
const RULES = [
  ['no-floating-promises', `${GO}go()\nexport {}\n`, `${GO}void go()\nexport {}\n`],
  [
    'no-misused-promises',
    `${GO}export const x = () => (go() ? 1 : 2)\n`,
    // A handler may be asynchronous: checksVoidReturn is off.
    `${GO}export const x = (on: (handler: () => void) => void) => on(async () => void (await go()))\n`,
  ],
  [
    'await-thenable',
    'export const x = async () => await 5\n',
    `${GO}export const x = async () => (await go()) + (await Promise.resolve(1))\n`,
  ],
  [
    'switch-exhaustiveness-check',
    SWITCH("\n    case 'a':\n      return 1\n  "),
    SWITCH("\n    case 'a':\n      return 1\n    default:\n      return 2\n  "),
  ],
]

it('refuses what only types show, and lets the right way through', async () => {
  const places = ['src/ui/x.tsx', 'sandbox/x.ts', 'test/x.ts']
  const files = RULES.flatMap(([rule, wrong, right]) =>
    places.flatMap((place) => [
      [`wrong/${rule}/${place}`, wrong],
      [`right/${rule}/${place}`, right],
    ]),
  )
  const expected = RULES.flatMap(([rule]) => places.map((place) => [`wrong/${rule}/${place}`, `typescript(${rule})`]))
  expect((await found(Object.fromEntries(files))).sort()).toEqual(expected.sort())
})
