import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesUnder, ROOT } from './files.mjs'
import { allSuites } from './suites.mjs'
import { readWords } from './words.mjs'

const PROGRAM = join(ROOT, 'config/tasks/test.mjs')
const JOURNEYS = ['test/e2e/journeys.test.ts', 'test/mini/journeys.test.ts']
const read = (...words) => readWords(words, ['lint', 'unit'])

it('knows the suites that Jest knows', () => {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js')
  const output = execFileSync(process.execPath, [jest, '-c', 'config/jest.config.mjs', '--listTests', '--json'], {
    cwd: ROOT,
    stdio: 'pipe',
  })
  const found = JSON.parse(String(output)).map((path) => path.slice(ROOT.length))
  expect(allSuites().sort()).toEqual(found.sort())
})

describe('the words of npm test', () => {
  it('name steps', () => expect(read('lint')).toEqual({ steps: ['lint'], suites: [], words: [] }))

  it('name suites by what their paths have', () => {
    const { suites } = read('closure')
    expect(suites.length).toBeGreaterThan(0)
    expect(
      suites.filter(
        (path) => !path.toLowerCase().includes('closure') && !JOURNEYS.includes(path) && !path.includes('everyPage'),
      ),
    ).toEqual([])
  })

  it.each([
    ['a suite', 'sandbox/contract.test.ts', 'sandbox/contract.test.ts'],
    ['a file beside its suite', './config/tasks/processes.mjs', 'config/tasks/processes.test.mjs'],
    ['a folder', 'sandbox/business/closure/', 'sandbox/business/closure/model.test.ts'],
  ])('may be the path of %s', (_what, word, suite) => expect(read(word).suites).toContain(suite))

  it('name journeys by their lists and by their own names', () => {
    expect(read('paySecurity').suites).toEqual(expect.arrayContaining(JOURNEYS))
    expect(read('usage is followed').suites).toEqual(JOURNEYS)
    expect(read('sandbox/contract.test.ts').suites).not.toContain(JOURNEYS[0])
  })

  it('name pages, which are compared on both platforms', () =>
    expect(read('src/packages/card').suites).toContain('test/mini/everyPage.test.ts'))

  it('ask of one call what is asked of every call', () => {
    const { suites, call } = read('call', 'moveSub')
    expect(call).toBe('moveSub')
    expect(suites.length).toBeGreaterThan(2)
    expect(suites.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const added = read('call', 'movePot').suites.filter((path) => !suites.includes(path))
    expect(added).toEqual(['sandbox/business/pots/effects.test.ts'])
  })

  it('are shown with a call that there is', () => {
    const [, shown] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').match(/`npm test -- call (\w+)`/) ?? []
    expect(filesUnder('src/contract').map((path) => basename(path))).toContain(`${shown}.ts`)
  })

  it('limit to a step what they name beside it', () =>
    expect(read('closure', 'unit')).toMatchObject({ steps: ['unit'], words: ['closure'] }))

  it('end the program with one sentence and no other work when they name nothing', () => {
    expect(() => read('closure', 'walet')).toThrow("No suite's path, page or journey has walet.")
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'walet'])
    expect([status, String(stdout)]).toEqual([1, ''])
    expect(String(stderr).trim()).toMatch(/^No suite's path, page or journey has walet\. The steps are .+, lint, .+\.$/)
  })
})

it('runs one suite by its path, and ends with the counts alone on the last line', () => {
  const output = String(
    execFileSync(process.execPath, [PROGRAM, 'config/tasks/lint/layers.test.mjs'], { stdio: 'pipe' }),
  )
  expect(output).toMatch(/^ {2}config\/tasks\/lint\/layers\.test\.mjs$/m)
  expect(output.trim().split('\n').pop()).toMatch(/^[1-9]\d* passed, 0 failed, 0 skipped$/)
})
