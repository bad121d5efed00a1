import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureFree, readOptions } from './bank.mjs'
import { isInstalled } from './bootstrap.mjs'
import { counted, countJest, retriedTests, sum } from './counts.mjs'
import { filesUnder, fingerprint, ROOT } from './files.mjs'
import { mayStart, runAll } from './schedule.mjs'

describe('what counts as installed', () => {
  const lock = {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '18.3.1' },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  }

  it('is every package of the lock file in its version, other systems aside', () => {
    expect(isInstalled(lock, { 'node_modules/react': { version: '18.3.1' } })).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['a broken-off install', {}],
    ['another version', { 'node_modules/react': { version: '18.3.0' } }],
    [
      'another version of what is optional',
      { 'node_modules/react': { version: '18.3.1' }, 'node_modules/only-on-mac': { version: '0.9.0' } },
    ],
  ])('is not %s', (_what, installed) => expect(isInstalled(lock, installed)).toBe(false))
})

describe('the scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const commands = Object.values(scripts).flatMap((script) =>
    script.split('&&').map((each) => each.trim().split(/\s+/)),
  )

  it.each(commands.map((words) => [words.join(' '), words]))('finds all that it names: %s', (_command, words) => {
    const [program, ...parameters] = words
    const files = parameters.filter((each) => /\.[cm]?[jt]s(?:on)?$|^node_modules\//.test(each))
    if (program !== 'node') files.push(`node_modules/.bin/${program}`)
    expect(files.filter((each) => !existsSync(join(ROOT, each)))).toEqual([])
    expect(files).not.toHaveLength(0)
  })
})

describe('the options of npm start', () => {
  it.each([
    [[], {}, { port: 8080, fresh: false }],
    [[], { PORT: '9000' }, { port: 9000, fresh: false }],
    [['--port', '9001', '--fresh'], { PORT: '9000' }, { port: 9001, fresh: true }],
    [['--port=9002'], {}, { port: 9002, fresh: false }],
  ])('reads %j with %j', (parameters, env, options) => expect(readOptions(parameters, env)).toEqual(options))

  it.each([
    [['--port', 'eighty'], '"eighty" is no port'],
    [['--port', '0'], '"0" is no port'],
    [['--port', '70000'], '"70000" is no port'],
    [['--port'], '"" is no port'],
    [['--frehs'], '--frehs?'],
    [['8081'], '8081?'],
  ])('refuses %j in one sentence', (parameters, sentence) =>
    expect(() => readOptions(parameters, {})).toThrow(sentence),
  )
})

it('names a taken port and what to do', async () => {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await expect(ensureFree(port)).rejects.toThrow(`Port ${port} is taken by another program; try: npm start -- --port`)
  await new Promise((done) => server.close(done))
  await expect(ensureFree(port)).resolves.toBeUndefined()
})

describe('the fingerprint of sources', () => {
  it('is the same for the same sources and another for any other input', () => {
    const paths = filesUnder('config/tasks/lint')
    expect(paths).toContain('config/tasks/lint/plugin.mjs')
    expect(fingerprint(paths, 'h5')).toBe(fingerprint(paths, 'h5'))
    expect(fingerprint(paths, 'h5')).not.toBe(fingerprint(paths, 'weapp'))
    expect(fingerprint(paths.slice(1), 'h5')).not.toBe(fingerprint(paths, 'h5'))
  })

  it('has no files of what is not there', () => expect(filesUnder('config/absent')).toEqual([]))
})

describe('counting Jest', () => {
  const suite = (status, ...assertions) => ({
    name: '/x/a.test.ts',
    status,
    assertionResults: assertions.map(([each, ...ancestorTitles]) => ({
      status: each,
      fullName: 'works',
      ancestorTitles,
    })),
  })

  it('counts tests, and names the skipped ones', () => {
    const report = { testResults: [suite('passed', ['passed'], ['pending'], ['todo']), suite('failed', ['failed'])] }
    expect(countJest(report)).toMatchObject({ passed: 1, failed: 1 })
    expect(countJest(report).skippedNames).toHaveLength(2)
    expect(countJest(report).skippedNames[0]).toContain('a.test.ts: works')
  })

  it('counts a suite that could not run as a failure', () => {
    expect(countJest({ testResults: [suite('passed', ['passed']), suite('failed')] })).toMatchObject({ failed: 1 })
  })

  it('takes no test at all for a failure', () => {
    expect(countJest({ testResults: [] })).toEqual(counted(0, 1))
  })

  it('names what passed at a second try only, says what was wrong at the first, and counts it as a failure', () => {
    const tried = (fullName, status, invocations) => ({ fullName, status, invocations, ancestorTitles: [] })
    const assertionResults = [tried('once', 'passed', 1), tried('twice', 'passed', 2), tried('never', 'failed', 2)]
    const output = ' LOGGING RETRY ERRORS  twice\n RETRY 1 \n\n  Error: not there\n  at home\n'
    const report = { testResults: [{ assertionResults }] }
    expect(retriedTests(report, output)).toEqual(['twice: Error: not there'])
    expect(retriedTests(report, '')).toEqual(['twice'])
    expect(countJest({ testResults: [{ name: '/x/a.test.ts', assertionResults }] })).toEqual(counted(1, 2))
  })

  it('adds counts up', () => {
    expect(sum([counted(1, 2, ['a']), counted(3, 0, ['b'])])).toEqual(counted(4, 2, ['a', 'b']))
  })
})

describe('the schedule', () => {
  const sandbox = (name) => ({ name })
  const build = (name) => ({ name, lane: 'build' })
  const browser = (name, ...needs) => ({ name, needs })

  const background = (name) => ({ name, lane: 'background' })

  it('runs two steps, but a build before what comes after it', () => {
    expect(mayStart(sandbox('a'), [browser('b')])).toBe(true)
    expect(mayStart(sandbox('a'), [browser('b'), browser('c')])).toBe(false)
    expect(mayStart(browser('a'), [browser('b')])).toBe(true)
    expect(mayStart(build('a'), [build('b')])).toBe(false)
    expect(mayStart(browser('a'), [build('b')])).toBe(false)
  })

  it('gives one step the time that two others leave, and a second only where a core is free', () => {
    expect(mayStart(background('a'), [browser('b'), browser('c')])).toBe(true)
    expect(mayStart(background('a'), [browser('b'), browser('c'), background('d')])).toBe(false)
    expect(mayStart(background('a'), [browser('b'), background('c')])).toBe(false)
    expect(mayStart(background('a'), [background('b')])).toBe(true)
    expect(mayStart(background('a'), [background('b'), background('c')])).toBe(false)
    expect(mayStart(sandbox('a'), [background('b'), background('c')])).toBe(true)
  })

  it('gives that time to a third step once nothing is left in the background', () => {
    const two = [browser('b'), sandbox('c')]
    expect(mayStart(sandbox('a'), two, true)).toBe(false)
    expect(mayStart(sandbox('a'), [...two, background('d')], false)).toBe(false)
    expect(mayStart(sandbox('a'), two, false)).toBe(true)
    expect(mayStart(sandbox('a'), [...two, sandbox('d')], false)).toBe(false)
    expect(mayStart(build('a'), [build('b')], false)).toBe(false)
  })

  it('never makes a step wait for one that runs beside it', async () => {
    const ends = new Map()
    const ran = []
    const whole = runAll(
      [background('lint'), build('build'), browser('e2e', 'build'), sandbox('bank')],
      (step) => {
        ran.push(step.name)
        return new Promise((end) => ends.set(step.name, () => end(true)))
      },
      () => undefined,
    )
    for (const name of ['build', 'e2e', 'bank', 'lint']) {
      await new Promise(setImmediate)
      ends.get(name)()
    }
    await whole
    expect(ran).toEqual(['build', 'lint', 'e2e', 'bank'])
  })

  it('goes on after a failure, but not with what needed the step that failed', async () => {
    const ran = []
    const blocked = []
    const steps = [build('build'), sandbox('bank'), browser('e2e', 'build'), browser('mini')]
    await runAll(
      steps,
      async (step) => {
        ran.push(step.name)
        return step.name !== 'build'
      },
      (step, obstacle) => blocked.push([step.name, obstacle]),
    )
    expect(ran).toEqual(['build', 'bank', 'mini'])
    expect(blocked).toEqual([['e2e', 'build']])
  })
})
