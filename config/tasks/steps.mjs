import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { counted, countJest, oneCheck, readReport, retriedTests, sum } from './counts.mjs'
import { ROOT } from './files.mjs'
import { nodeProgram, runProgram, typeScriptProgram } from './processes.mjs'
import { ensureBrowser, ensurePostgres } from './requirements.mjs'
import { allSuites, ONLY_IN_FULL, suiteKind } from './suites.mjs'

/**
 * One step of `npm test`.
 * - `run` does the work and gives { counts, output, retried } or throws; `retried` has the tests that passed only at a second
 * try. It is given the run's `strength` (`change` or `full`), and in a run by words `suites` and `words`.
 * - `lane`: a 'build' runs before the steps after it; two steps without a lane run at once, those in the browser first,
 * because they wait for the screen half of their time. 'background' steps use the time that all others leave.
 * - `needs` names the steps whose failure makes this one useless.
 * - `onlyInFull` steps are left out of a change's run.
 */
const inModules = (...path) => join(ROOT, 'node_modules', ...path)
const MINUTE = 60
/**
 * Tests leave much garbage and share the cores with another step: with more room for what is new, and without threads that
 * wait for each other, collecting it takes less processor time.
 */
const OF_V8 = ['--max-semi-space-size=64', '--single-threaded-gc']
/** How long Jest may go on after its report: what keeps it is something that a suite has left open. */
const AFTERMATH_MS = 60_000

const checking = (programs) => async () => {
  const results = []
  for (const [command, parameters] of programs)
    results.push(await runProgram(command, parameters, { limitSeconds: 30 * MINUTE, background: true }))
  const failed = results.filter(({ code }) => code !== 0)
  const lines = failed.flatMap((each) => each.output.split('\n'))
  // An error of types that both platforms have is told once.
  const output = lines.filter((line, at) => !/error TS\d/.test(line) || lines.indexOf(line) === at).join('\n')
  return { counts: counted(results.length - failed.length, failed.length), output }
}

/** Gives a sentence when the report has been there for too long. */
function lingering(reportPath) {
  let written
  return () => {
    if (existsSync(reportPath)) written ??= performance.now()
    return performance.now() - written > AFTERMATH_MS
      ? 'every test has ended and Jest has not: something is left open'
      : undefined
  }
}

/** Runs Jest's projects or some of their suites. `together`: as one suite, which loads their modules once. */
async function runJest(projects, { strength, suites, together = false, words = [], call, background, around, day }) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-test-'))
  const reportPath = join(folder, 'report.json')
  const jest = nodeProgram(
    ...[...OF_V8, inModules('jest/bin/jest.js'), '--selectProjects', ...projects.split(' ')],
    ...['--json', '--outputFile', reportPath, '--maxWorkers', '1', '--silent'],
    ...(!suites && strength === 'change' ? ['--testPathIgnorePatterns', ONLY_IN_FULL] : []),
    ...(together ? ['--testRegex', 'test/together\\.ts$'] : suites ? ['--runTestsByPath', ...suites] : []),
  )
  const [command, parameters] = around ? around(jest.flat()) : jest
  const env = {
    TEST_STRENGTH: strength,
    TEST_WORDS: words.join('\n'),
    ...(day && { TEST_DAY: day }),
    ...(call && { CALL: call }),
    ...(together && { TEST_TOGETHER: suites.join('\n') }),
  }
  // A day's step has all suites of the bank, of which a change's run has a half in each.
  const limitSeconds = (strength === 'full' || day ? 120 : 30) * MINUTE
  try {
    const overdue = lingering(reportPath)
    const { code, output } = await runProgram(command, parameters, { env, background, limitSeconds, overdue })
    const report = readReport(reportPath)
    if (!report) return { counts: oneCheck(false), output }
    const counts = countJest(report)
    if (counts.failed === 0 && code !== 0) counts.failed = 1
    return { counts, output: counts.failed > 0 ? output : '', retried: retriedTests(report, output) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const jestProject = (projects, options) => (part) => runJest(projects, { ...part, ...options })

const needingBrowser = (project) => async (part) => {
  if (await ensureBrowser()) return runJest(project, part)
  const output = `${project} needs Chromium or Chrome: install one, or set CHROME_PATH to its program.`
  return { counts: oneCheck(false), output }
}

const withPostgres = (jest) => typeScriptProgram('sandbox/kernel/db/testing/runWithPostgres.ts', ...jest)
const MISSING = 'PostgreSQL was not found, so its part of the sandbox tests is skipped: install PostgreSQL to run it.'

const inChange = (suites) => suites.filter((path) => !new RegExp(ONLY_IN_FULL).test(path))

/**
 * The sandbox's tests run on both databases in one run, where a server is available.
 * @param share the suites that a whole run's step has; its `embedded` ones start no server for a change
 */
const sandbox =
  ({ share, embedded = false, background = false }) =>
  async ({ suites, ...part }) => {
    const withoutServer = part.call || (embedded && part.strength === 'change')
    const postgres = !withoutServer && (await ensurePostgres())
    const result = await runJest('sandbox', {
      ...part,
      ...(suites
        ? { suites }
        : part.strength === 'change'
          ? { suites: inChange(share), together: true, background }
          : { suites: share, background }),
      ...(postgres && { around: withPostgres }),
    })
    return postgres || withoutServer ? result : { ...result, output: `${MISSING}\n${result.output}` }
  }

const building = (type) => async () => {
  await build(type)
  return { counts: oneCheck(true), output: '' }
}

const REPLACES_MODULES = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\(/
const replacesModules = (path) => REPLACES_MODULES.test(readFileSync(join(ROOT, path), 'utf8'))
/** The app itself begins once in a process, so its suites would begin where the one before has ended. */
const BEGINS_ONCE = /^src\/app\/.+\.tsx$/

/** A change's run has a project's suites as one, but for those that replace modules, which would be replaced for all. */
const mostlyTogether = (project) => {
  const all = inChange(allSuites().filter((path) => suiteKind(path) === project))
  const isApart = (path) => replacesModules(path) || BEGINS_ONCE.test(path)
  return async (part) => {
    if (part.suites || part.strength === 'full') return runJest(project, { ...part, background: true })
    const results = []
    for (const together of [true, false]) {
      const suites = all.filter((path) => isApart(path) !== together)
      results.push(await runJest(project, { ...part, suites, together, background: true }))
    }
    return {
      counts: sum(results.map(({ counts }) => counts)),
      output: results.map(({ output }) => output).join(''),
      retried: results.flatMap(({ retried = [] }) => retried),
    }
  }
}

/** Checks everything together, and by themselves what has no Node (the app on each platform) and no DOM (the bank). */
const types = ['tsconfig.json', 'src/tsconfig.json', 'config/tsconfig.weapp.json', 'sandbox/tsconfig.json'].map(
  (project) => nodeProgram(inModules('typescript-native/bin/tsc'), '--noEmit', '--project', project),
)
const linters = [
  ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
  ['oxfmt/bin/oxfmt', '--check', '.'],
].map(([program, ...parameters]) => nodeProgram(inModules(program), ...parameters))
const lint = [...linters, nodeProgram(join(ROOT, 'config/tasks/lintText.mjs'))]

/** The suites that hold every call to the same rules: long, on one embedded database, and indifferent to what runs beside. */
const OF_EVERY_CALL = /^sandbox\/[^/]+\.test\.ts$/
const sandboxSuites = allSuites().filter((path) => suiteKind(path) === 'sandbox')
/**
 * As many as take turns with the two in the browser, so small that all cores end at about the same time, and so few that it matters
 * little that each starts a server, fills a database there and loads the bank's modules.
 */
const SHARES = 4

/** Days on which whatever goes by the calendar or the hour would fail, as test/clock/shift.cjs takes them. */
const DAYS = {
  20261231: 'the last of the year',
  20280229: 'a leap day',
  20270206: 'the Saturday of a Spring Festival',
  20261130: 'the last of a month',
  '20261207T2329': 'a Monday at 23:29',
}
/** A step of every change's run on a day: what shows a fault of the calendar are the rules, the screens and the bank. */
const onDay = (day, run) => (part) => run({ ...part, strength: 'change', day })

export const STEPS = [
  // The two longest steps need both builds, so the builds come first. The steps beside them need the time for which these
  // wait; the sandbox's, which wait for nothing, come last.
  { name: 'build-h5', title: 'build of the H5', lane: 'build', run: building('h5') },
  { name: 'build-weapp', title: 'build of the mini-program', lane: 'build', run: building('weapp') },
  // Both need both builds: the mini-program's compares every page with the H5's.
  ...[
    ['e2e', 'whole app in Chromium'],
    ['mini', 'compiled mini-program'],
  ].map(([name, title]) => ({
    ...{ name, title, needs: ['build-h5', 'build-weapp'] },
    run: needingBrowser(name),
  })),
  ...Array.from({ length: SHARES }, (_, at) => `${at + 1}/${SHARES}`).map((name, at) => ({
    ...{ name: 'sandbox', title: `sandbox bank, ${name}` },
    run: sandbox({
      share: sandboxSuites.filter((path) => !OF_EVERY_CALL.test(path)).filter((_, place) => place % SHARES === at),
    }),
  })),
  { name: 'types', title: 'types (H5, mini-program, bank)', lane: 'background', run: checking(types) },
  { name: 'lint', title: 'lint', lane: 'background', run: checking(lint) },
  {
    ...{ name: 'sandbox', title: 'sandbox bank, what every call is held to', lane: 'background' },
    run: sandbox({ share: sandboxSuites.filter((path) => OF_EVERY_CALL.test(path)), background: true, embedded: true }),
  },
  { name: 'unit', title: 'unit tests', lane: 'background', run: mostlyTogether('unit') },
  { name: 'component', title: 'component tests', lane: 'background', run: mostlyTogether('component') },
  ...Object.entries(DAYS).flatMap(([day, what]) =>
    [
      ['unit and component tests', jestProject('unit component')],
      ['sandbox bank', sandbox({ share: sandboxSuites })],
    ].map(([tests, run]) => ({
      ...{ name: 'days', title: `${tests} on ${what}`, onlyInFull: true },
      run: onDay(day, run),
    })),
  ),
  {
    ...{ name: 'mutation', title: 'every number of a rule, changed in turn', lane: 'background', onlyInFull: true },
    run: checking([typeScriptProgram('test/mutation/main.ts')]),
  },
]
