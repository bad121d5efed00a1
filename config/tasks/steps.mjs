import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { counted, countJest, oneCheck, readReport, retriedTests, slowestFiles, sum } from './counts.mjs'
import { ROOT } from './files.mjs'
import { nodeProgram, runProgram, typeScriptProgram } from './processes.mjs'
import { ensureBrowser, ensurePostgres } from './requirements.mjs'
import { allSuites } from './suites.mjs'

/**
 * One step of `npm test`.
 * - `run` does the work and gives { rows: [[row title, counts]], output, slowest, retried } or throws; `slowest` names the
 * files a long step spent its time on, `retried` the tests that passed only at a second try. It does everything, or what
 * it is given: `suites` to run, the `journeys` and `pages` to which these are limited, `files` to check.
 * - `lane`: two 'sandbox' steps may run at once, one 'build' step; 'browser' steps, which wait for the screen half of
 * their time, begin only beside each other. 'beside' steps use the time that all others leave.
 * - `needs` names the steps whose failure makes this one useless.
 */
const inModules = (...path) => join(ROOT, 'node_modules', ...path)
const MINUTE = 60

/** Runs several programs, each counted as one check. */
async function checks(programs) {
  const results = []
  for (const [command, parameters] of programs) {
    results.push(await runProgram(command, parameters, { limitSeconds: 30 * MINUTE, beside: true }))
  }
  const failed = results.filter((each) => each.code !== 0)
  return {
    counts: counted(results.length - failed.length, failed.length),
    output: failed.map((each) => each.output).join('\n'),
  }
}

const checking = (title, programsFor) => async (part) => {
  const { counts, output } = await checks(programsFor(part))
  return { rows: [[title, counts]], output }
}

/** Runs one Jest project or some of its suites, inside `around` when given, and gives its report. */
async function runJest(project, { suites, without, env = {}, minutes = 30, beside = false, around, shard } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-test-'))
  const reportPath = join(folder, 'report.json')
  try {
    const parameters = [
      '--selectProjects',
      project,
      '--json',
      '--outputFile',
      reportPath,
      '--maxWorkers',
      '1',
      ...(shard ? ['--shard', shard] : []),
      ...(without ? ['--testPathIgnorePatterns', without] : []),
      ...(suites ? ['--runTestsByPath', ...suites] : []),
    ]
    const jest = nodeProgram(inModules('jest/bin/jest.js'), ...parameters, '--silent')
    const [command, all] = around ? around(jest.flat()) : jest
    const { code, output } = await runProgram(command, all, { env, beside, limitSeconds: minutes * MINUTE })
    return { report: readReport(reportPath), code, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Jest also prints its report as JSON; this leaves the readable output. */
const readable = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')

/** A run's notes besides its counts. */
const notes = ({ report, output }) => ({ slowest: slowestFiles(report), retried: retriedTests(report, output) })

/** Environment variables that limit browser suites to some lists of journeys and groups of pages. */
const narrowing = ({ journeys, pages }) => ({
  ...(journeys && { JOURNEYS: journeys.join() }),
  ...(pages && { PAGES_OF: pages.join() }),
})

const jestProject = (title, project, options) => async (part) => {
  const { report, code, output } = await runJest(project, { ...options, suites: part.suites, env: narrowing(part) })
  if (!report) return { rows: [[title, oneCheck(false)]], output }
  const counts = countJest(report)
  // Jest can fail without a failed test, for instance when a handle keeps it running.
  const whole = code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  return { rows: [[title, whole]], output: whole.failed > 0 ? readable(output) : '', ...notes({ report, output }) }
}

const needingBrowser = (title, project) => async (part) => {
  const browser = await ensureBrowser()
  if (browser) return jestProject(title, project)(part)
  const output = `${title} needs Chromium or Chrome: install one, or set CHROME_PATH to its program.`
  return { rows: [[title, oneCheck(false)]], output }
}

const ON_POSTGRES = 'on PostgreSQL'
const onPostgres = (assertion) => assertion.ancestorTitles.includes(ON_POSTGRES)

/** The suites that hold every call to the same rules: long, on one embedded database, and indifferent to what runs beside. */
const OF_EVERY_CALL = /^sandbox\/[^/]+\.test\.ts$/

/** Into how many steps all other suites of the sandbox are divided: they end together, however long each takes. */
const SHARDS = [1, 2, 3, 4, 5].map((part) => `${part}/5`)

/** What the whole run's steps of the sandbox share among them; `embedded` steps are of PGlite alone and start no server. */
const SHARES = {
  ...Object.fromEntries(SHARDS.map((shard) => [shard, { shard, without: '/sandbox/[^/]+\\.test\\.ts$' }])),
  'every call': { suites: allSuites().filter((path) => OF_EVERY_CALL.test(path)), beside: true, embedded: true },
}

/** The sandbox's tests run on both databases, so one run with a server available counts both. */
const sandbox =
  (name) =>
  async ({ suites }) => {
    const { embedded: onlyEmbedded = false, ...share } = suites ? { suites } : SHARES[name]
    const postgres = !onlyEmbedded && (await ensurePostgres())
    const around = (jest) => typeScriptProgram('sandbox/kernel/db/testing/runWithPostgres.ts', ...jest)
    // Suites without anything at once need one database only, unless they are asked for (sandbox/testing/withBank.ts).
    const env = suites ? {} : { WHOLE_RUN: '1' }
    const { report, code, output } = await runJest('sandbox', { ...share, env, ...(postgres ? { around } : {}) })
    if (!report) return { rows: [['sandbox', oneCheck(false)]], output }
    const embedded = countJest(report, (assertion) => !onPostgres(assertion))
    const half = suites ? '' : `, ${name}`
    const rows = [[`sandbox on PGlite${half}`, embedded]]
    // Some suites don't use a database; all of them together do.
    const served =
      (!suites && !onlyEmbedded) || report.testResults.some(({ assertionResults }) => assertionResults.some(onPostgres))
    if (served) rows.push([`sandbox on PostgreSQL${half}`, countJest(report, onPostgres, false)])
    const missing =
      'PostgreSQL was not found, so its part of the sandbox tests is skipped: install PostgreSQL to run it.'
    const { failed } = sum(rows.map(([, counts]) => counts))
    // Jest can fail without a failed test.
    if (failed === 0 && code !== 0) embedded.failed = 1
    const told = [postgres || onlyEmbedded ? '' : missing, failed > 0 || code !== 0 ? readable(output) : '']
      .filter(Boolean)
      .join('\n')
    return { rows, output: told, ...notes({ report, output }) }
  }

const building = (title, type) => async () => {
  await build(type)
  return { rows: [[title, oneCheck(true)]], output: '' }
}

const tsc = (project) => nodeProgram(inModules('typescript-native/bin/tsc'), '--noEmit', '--project', project)
/** Checks the types of the H5 and everything that runs in Node, and those of the mini-program. */
const types = ['tsconfig.json', 'config/tsconfig.weapp.json'].map(tsc)
const eslint = (files) =>
  nodeProgram(
    inModules('eslint/bin/eslint.js'),
    '--config',
    'config/eslint.config.mjs',
    '--max-warnings',
    '0',
    ...files,
  )
const oxlint = (files) =>
  nodeProgram(
    inModules('oxlint/bin/oxlint'),
    '--config',
    'config/oxlint.json',
    '--type-aware',
    '--deny-warnings',
    ...files,
  )
const layout = (files) =>
  nodeProgram(inModules('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files)
const text = nodeProgram(join(ROOT, 'config/tasks/lintText.mjs'))

/** Runs all linters over the project, or over those of the given files that each linter is for. */
const lint = ({ files }) => {
  const having = (linter, endings) => {
    const own = files ? files.filter((path) => endings.test(path)) : ['.']
    return own.length > 0 ? [linter(own)] : []
  }
  return [
    ...having(eslint, /\.(?:tsx?|[cm]js)$/),
    ...having(oxlint, /\.tsx?$/),
    ...having(layout, /\.(?:tsx?|[cm]js|json|scss)$/),
    text,
  ]
}

const shards = SHARDS.map((shard) => ({
  name: 'sandbox',
  title: `sandbox bank on PGlite and PostgreSQL, ${shard}`,
  lane: 'sandbox',
  run: sandbox(shard),
}))

export const STEPS = [
  // The two longest steps need both builds, so the builds come first. The steps beside them need the time for which these
  // wait; the sandbox's, which wait for nothing, come last.
  { name: 'build-h5', title: 'build of the H5', lane: 'build', run: building('build-h5', 'h5') },
  { name: 'build-weapp', title: 'build of the mini-program', lane: 'build', run: building('build-weapp', 'weapp') },
  {
    name: 'e2e',
    title: 'whole app in Chromium',
    lane: 'browser',
    needs: ['build-h5', 'build-weapp'],
    run: needingBrowser('e2e', 'e2e'),
  },
  {
    name: 'mini',
    title: 'compiled mini-program',
    lane: 'browser',
    // It compares every page with the H5's.
    needs: ['build-weapp', 'build-h5'],
    run: needingBrowser('mini', 'mini'),
  },
  ...shards,
  { name: 'types', title: 'types (H5, mini-program)', lane: 'beside', run: checking('types', () => types) },
  { name: 'lint', title: 'lint', lane: 'beside', run: checking('lint', lint) },
  {
    name: 'sandbox',
    title: 'sandbox bank, what every call is held to',
    lane: 'beside',
    run: sandbox('every call'),
  },
  {
    name: 'unit',
    title: 'unit and property tests',
    lane: 'beside',
    run: jestProject('unit', 'unit', { beside: true }),
  },
  {
    name: 'component',
    title: 'component tests',
    lane: 'beside',
    run: jestProject('component', 'component', { beside: true }),
  },
]
