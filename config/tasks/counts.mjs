import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './files.mjs'

/** A step's counts; `skippedNames` has each test that did not run. */
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

const SKIPPED = ['pending', 'todo', 'skipped', 'disabled']

/**
 * Counts the tests of a Jest report (--json). A suite that failed outside of its tests, and a report without a test, count
 * as one failure, so that neither looks like success; so does a test that passed only at a second try.
 */
export function countJest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, called: `${relative(ROOT, name)}: ${test.fullName}` })),
  )
  const having = (...states) => tests.filter(({ status }) => states.includes(status))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  if (tests.length + broken.length === 0) return counted(0, 1)
  const flaky = tests.filter(isFlaky).length
  return counted(
    having('passed').length - flaky,
    having('failed').length + flaky + broken.length,
    having(...SKIPPED).map(({ called }) => called),
  )
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
export const retriedTests = ({ testResults }, output) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(isFlaky)
    .map(({ fullName }) => {
      const [, told = ''] = output.split(` LOGGING RETRY ERRORS  ${fullName}\n`)
      const [reason = ''] = told.replace(/^.*RETRY 1.*\n\s*/, '').split('\n')
      return [fullName, reason.trim()].filter(Boolean).join(': ')
    })
