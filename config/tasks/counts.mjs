import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './files.mjs'

/** What a step counts: `problems` names failures that are no test, `skippedNames` each test that did not run. */
export const counted = (passed = 0, failed = 0, skippedNames = []) => ({ passed, failed, skippedNames })

/** A check with one outcome. */
export const oneCheck = (holds) => (holds ? counted(1, 0) : counted(0, 1))

export const sum = (counts) =>
  counts.reduce(
    (all, each) =>
      counted(all.passed + each.passed, all.failed + each.failed, [...all.skippedNames, ...each.skippedNames]),
    counted(),
  )

/**
 * Counts the tests of a Jest report (--json). A suite that could not run, and a report without a test, count as one
 * failure: neither may look like success.
 * @param report the parsed report.
 * @param belongs keeps only the assertions of one row; the suites that broke belong to every row's first.
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
  const counts = counted(having('passed').length, having('failed').length + broken.length, skipped)
  return own.length === 0 && broken.length === 0 ? counted(0, 1, []) : counts
}

/** A Jest report from its file; undefined when Jest ended before it wrote one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Tests that passed at a second try only, each with what went wrong at the first: what is right most of the time says
 * something all the same.
 * @param output what Jest printed, for its report leaves the reasons out.
 */
export const retriedTests = (report, output) =>
  report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => {
      const [, told = ''] = output.split(` LOGGING RETRY ERRORS  ${fullName}\n`)
      const [reason = ''] = told.replace(/^.*RETRY 1.*\n\s*/, '').split('\n')
      return [fullName, reason.trim()].filter(Boolean).join(': ')
    })

/** The files a Jest report spent longest on, each with its seconds: where a long run's time goes. */
export function slowestFiles(report, count = 6) {
  return report.testResults
    .map((suite) => ({ file: relative(ROOT, suite.name), seconds: (suite.endTime - suite.startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`)
}
