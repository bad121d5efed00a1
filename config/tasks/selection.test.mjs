import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './files.mjs'
import { browserSuites, leftOut, READERS, relatedSuites, selectFor, selectSuites } from './selection.mjs'
import { allSuites, suiteKind } from './suites.mjs'

const COVERS = {
  journeys: { trade: ['order', 'account'], entry: ['entry'] },
  e2e: { attacks: ['entry'], axe: ['pages'], bundles: ['build'], journeys: ['journeys'] },
  mini: { everyPage: ['pages'], journeys: ['journeys'], touch: [] },
}
const browser = (...files) => browserSuites(files, COVERS)
const ALL_OF_THEM = ['e2e/attacks', 'e2e/axe', 'e2e/journeys', 'mini/everyPage', 'mini/journeys']
const paths = (...suites) => suites.map((suite) => `test/${suite}.test.ts`)

it('knows the suites that Jest knows', async () => {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js')
  const output = execFileSync(process.execPath, [jest, '-c', 'config/jest.config.mjs', '--listTests', '--json'], {
    cwd: ROOT,
    stdio: 'pipe',
  })
  const found = JSON.parse(String(output)).map((path) => path.slice(ROOT.length))
  expect(allSuites().sort()).toEqual(found.sort())
})

it('finds suites by what they import, through aliases too', async () => {
  const found = await relatedSuites(['src/contract/calls.ts', 'src/packages/account/bill/picture.ts'])
  expect(found).toEqual(
    expect.arrayContaining(['sandbox/contract.test.ts', 'src/packages/account/bill/picture.test.ts']),
  )
  expect(found.filter((path) => path.startsWith('src/domain/money/'))).toEqual([])
})

describe('suites in a browser', () => {
  it('for a group of pages: what covers it, its own pages, and the build', () =>
    expect(browser('src/packages/account/balance/index.tsx')).toEqual({
      suites: paths('e2e/axe', 'e2e/bundles', 'e2e/journeys', 'mini/everyPage', 'mini/journeys'),
      journeys: ['trade'],
      pages: ['account'],
    }))

  it('for a capability of the sandbox: what covers it, on the builds that stand', () =>
    expect(browser('sandbox/business/entry/calls/a.ts')).toEqual({
      suites: paths('e2e/attacks', 'e2e/journeys', 'mini/journeys'),
      journeys: ['entry'],
      pages: [],
    }))

  it.each([
    'sandbox/kernel/scope.ts',
    'sandbox/business/unheard/a.ts',
    'sandbox/business/order/a.ts sandbox/host/b.ts',
  ])('for what everything stands on, or nothing covers: all of them (%s)', (files) =>
    expect(browser(...files.split(' '))).toEqual({ suites: paths(...ALL_OF_THEM) }),
  )

  it('for a component that every page has, a style or the build itself: all of them and the build', () => {
    for (const path of [
      'src/ui/Button/index.tsx',
      'src/ui/Button/Button.scss',
      'config/h5Chunks.ts',
      'package-lock.json',
    ])
      expect(browser(path).suites.sort()).toEqual(paths(...ALL_OF_THEM, 'e2e/bundles').sort())
  })

  it.each([
    'src/packages/account/a.test.ts',
    'sandbox/testing/bank.ts',
    'test/drivers/h5.ts',
    'config/tasks/a.mjs',
    'README.md',
  ])('for %s, which is in no build: none by its name', (path) => expect(browser(path)).toEqual({ suites: [] }))
})

describe('what is run for files', () => {
  const EVERY = [
    'src/a.test.ts',
    'src/b.test.ts',
    'src/a.test.tsx',
    'sandbox/a.test.ts',
    ...paths('e2e/journeys', 'mini/journeys', 'mini/touch'),
  ]
  const select = (change, related = () => []) =>
    selectFor(change, { related: (files) => Promise.resolve(related(files)), every: EVERY })
  const wholly = (steps) =>
    [...steps].filter(
      ([kind, { suites }]) => suites?.length === EVERY.filter((path) => suiteKind(path) === kind).length,
    )

  it('is what imports them, the types, and lint of them', async () => {
    const steps = await select({ files: ['config/tasks/a.mjs'] }, () => ['src/b.test.ts'])
    expect([...steps]).toEqual([
      ['unit', { suites: ['src/b.test.ts'] }],
      ['types', {}],
      ['lint', { files: ['config/tasks/a.mjs'] }],
    ])
  })

  it('follows imports into a browser from tests only', async () => {
    const related = (files) => (files.length > 0 ? ['src/a.test.ts', ...paths('mini/touch')] : [])
    expect([...(await select({ files: ['src/packages/account/a.test.ts'] }, related)).keys()]).toContain('mini')
    const steps = await select({ files: ['sandbox/business/voucher/a.ts'] }, related)
    expect(steps.get('mini').suites).toEqual(paths('mini/journeys'))
  })

  it.each([
    ['package.json', ['unit', 'component', 'sandbox', 'e2e', 'mini']],
    ['config/jest.config.mjs', ['unit', 'component', 'sandbox', 'e2e', 'mini']],
    ['test/component/setup.cjs', ['component']],
    ['docs/architecture.md', ['unit']],
    ['test/mini/fixtures/kitchen/a.wxml', ['mini']],
  ])('is whole steps for what suites use without importing it: %s', async (path, kinds) =>
    expect(wholly(await select({ files: [path] })).map(([kind]) => kind)).toEqual(kinds),
  )

  it('takes a migration for every test of the sandbox', async () =>
    expect((await select({ files: ['sandbox/kernel/db/migrations/0001_a.sql'] })).get('sandbox').suites).toEqual([
      'sandbox/a.test.ts',
    ]))

  it('takes in what reads the whole app, for every file of it', async () => {
    expect(allSuites()).toEqual(expect.arrayContaining(READERS))
    const every = [...EVERY, ...READERS]
    const unitFor = async (path) =>
      (await selectFor({ files: [path] }, { related: () => Promise.resolve([]), every })).get('unit').suites
    expect(await unitFor('src/packages/account/a.scss')).toEqual(READERS)
    expect(await unitFor('src/ui/tokens/theme.scss')).toEqual(['src/a.test.ts', 'src/b.test.ts', ...READERS])
  })

  it('checks the types, and what is seen of it, when a file is gone', async () => {
    const steps = await select({ files: [], deleted: ['src/packages/account/a.ts'] })
    expect([...steps.keys()]).toEqual(['e2e', 'mini', 'types'])
  })

  it('is nothing for no file', async () => expect((await select({ files: [] })).size).toBe(0))

  it('is a suite alone when only that is named', () =>
    expect([...selectSuites(['sandbox/a.test.ts', 'src/a.test.tsx'])]).toEqual([
      ['component', { suites: ['src/a.test.tsx'] }],
      ['sandbox', { suites: ['sandbox/a.test.ts'] }],
    ]))

  it('says what of each step it leaves out', async () => {
    const steps = await select({ files: ['src/packages/account/pages/a.tsx'] }, () => ['src/b.test.ts'])
    expect(leftOut(steps, EVERY)).toEqual([
      'unit: 1 of its 2 suites',
      expect.stringMatching(/^e2e: the journeys entry, .*onboarding/),
      expect.stringMatching(/^mini: 1 of its 2 suites; the journeys entry, .*onboarding/),
      'lint: what is not among 1 files',
    ])
  })
})

it('runs one suite by its path, and says so', () => {
  const suite = 'config/tasks/lockfile.test.mjs'
  const output = String(execFileSync(process.execPath, [join(ROOT, 'config/tasks/test.mjs'), suite], { stdio: 'pipe' }))
  expect(output).toMatch(/^unit, suites: 1$/m)
  expect(output).toMatch(/^Left out, .*: build-h5, build-weapp, e2e, mini, sandbox, types, lint, component$/m)
  expect(output).toMatch(/^Left out of unit: \d+ of its \d+ suites$/m)
  expect(output.trim().split('\n').pop()).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/)
})
