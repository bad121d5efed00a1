import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './files.mjs'

/** A step's counts: `problems` names failures outside of tests, `skippedNames` each test that did not run. */
export const counted = (passed = 0, failed = 0, skippedNames = []) => ({ passed, failed, skippedNames })

/** A check with one outcome. */
export const oneCheck = (holds) => (holds ? counted(1, 0) : counted(0, 1))

export const sum = (counts) =>
  counts.reduce(
    (all, each) =>
      counted(all.passed + each.passed, all.failed + each.failed, [...all.skippedNames, ...each.skippedNames]),
    counted(),
  )

/** Whether a test failed and then passed when it was tried again. */
const isFlaky = ({ status, invocations = 1 }) => status === 'passed' && invocations > 1

/**
 * Counts the tests of a Jest report (--json). A suite that could not run, and a report without a test, count as one
 * failure, so that neither looks like success; so does a test that passed only at a second try.
 * @param report the parsed report.
 * @param belongs keeps only the assertions of one row; suites that could not run are counted in the first row only.
 */
export function countJest(report, belongs = () => true, withBroken = true) {
  const assertions = report.testResults.flatMap((suite) =>
    suite.assertionResults.map((each) => ({ ...each, file: relative(ROOT, suite.name) })),
  )
  const own = assertions.filter((each) => belongs(each))
  const having = (...states) => own.filter((each) => states.includes(each.status))
  const broken = withBroken
    ? report.testResults.filter(
        (suite) => suite.status === 'failed' && suite.assertionResults.every((each) => each.status !== 'failed'),
      )
    : []
  const skipped = having('pending', 'todo', 'skipped', 'disabled').map((each) => `${each.file}: ${each.fullName}`)
  const flaky = own.filter(isFlaky).length
  const failed = having('failed').length + flaky + broken.length
  const counts = counted(having('passed').length - flaky, failed, skipped)
  return own.length === 0 && broken.length === 0 ? counted(0, 1, []) : counts
}

/**
 * The report of suites that ran together as one (sandbox/testing/together.ts) as if each had run by itself, with the time
 * that its tests took. What failed outside of a test is told of none of them and counts for all.
 */
export function apart({ testResults, ...report }) {
  const own = testResults.flatMap(({ assertionResults }) => {
    const paths = [...new Set(assertionResults.map(({ ancestorTitles }) => ancestorTitles[0]))]
    return paths.map((path) => {
      const ofPath = assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === path)
      return {
        name: join(ROOT, path),
        status: ofPath.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
        startTime: 0,
        endTime: ofPath.reduce((all, { duration }) => all + (duration ?? 0), 0),
        assertionResults: ofPath.map((each) => ({
          ...each,
          ancestorTitles: each.ancestorTitles.slice(1),
          fullName: each.fullName.slice(path.length + 1),
        })),
      }
    })
  })
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  return { ...report, testResults: [...own, ...broken.map((suite) => ({ ...suite, assertionResults: [] }))] }
}

/** A Jest report from its file; undefined when Jest ended before writing it. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Tests that passed only at a second try, each with its first error.
 * @param output Jest's printed output, because its report doesn't have the errors.
 */
export const retriedTests = (report, output) =>
  report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(isFlaky)
    .map(({ fullName }) => {
      const [, told = ''] = output.split(` LOGGING RETRY ERRORS  ${fullName}\n`)
      const [reason = ''] = told.replace(/^.*RETRY 1.*\n\s*/, '').split('\n')
      return [fullName, reason.trim()].filter(Boolean).join(': ')
    })

/** The files of a Jest report that took longest, each with its seconds. */
export function slowestFiles(report, count = 6) {
  return report.testResults
    .map((suite) => ({ file: relative(ROOT, suite.name), seconds: (suite.endTime - suite.startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`)
}
