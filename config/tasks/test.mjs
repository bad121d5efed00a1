import './nodeVersion.mjs'
import { ensureInstalled } from './bootstrap.mjs'
import { oneCheck, sum } from './counts.mjs'
import { runTask, say, TaskError } from './processes.mjs'
import { runAll } from './schedule.mjs'
import { STEPS } from './steps.mjs'
import { suiteKind } from './suites.mjs'
import { readWords } from './words.mjs'

const STEP_NAMES = [...new Set(STEPS.map((step) => step.name))]

/** The steps of a run, each with what it is given: all of them, or those that the words name with those that they need. */
function chosenSteps(typed) {
  const full = typed.includes('--full')
  const words = typed.filter((word) => word !== '--full')
  if (words.length === 0)
    return STEPS.filter(({ onlyInFull }) => full || !onlyInFull).map((step) => [
      step,
      { strength: full ? 'full' : 'change' },
    ])
  const asked = readWords(words, STEP_NAMES)
  const suitesOf = (name) => asked.suites.filter((path) => suiteKind(path) === name)
  const isWanted = ({ name }) =>
    asked.words.length > 0 && suitesOf(name).length > 0
      ? asked.steps.length === 0 || asked.steps.includes(name)
      : asked.steps.includes(name)
  const needed = new Set(STEPS.filter(isWanted).flatMap(({ needs = [] }) => needs))
  return STEPS.filter((step) => isWanted(step) || needed.has(step.name)).flatMap((step, place, all) => {
    const suites = suitesOf(step.name)
    if (suites.length === 0) return [[step, { strength: 'full' }]]
    // A run of some suites isn't divided.
    const isFirst = all.findIndex(({ name }) => name === step.name) === place
    return isFirst ? [[step, { strength: 'full', suites, words: asked.words, call: asked.call }]] : []
  })
}

const seconds = (since) => (performance.now() - since) / 1000

/** Runs one step, prints its result and gives its row of the table. A step that breaks counts as one failure. */
async function runStep(step, part) {
  const started = performance.now()
  const title = part.suites ? `${step.name}, some suites` : step.title
  say(`▶ ${title}`)
  for (const suite of part.suites ?? []) say(`  ${suite}`)
  const { counts, output, retried } = await step.run(part).catch((error) => ({
    counts: oneCheck(false),
    output: error instanceof TaskError ? error.message : String(error.stack ?? error),
  }))
  const took = seconds(started)
  const { passed, failed, skippedNames } = counts
  if (output) say(output.trimEnd())
  const skipped = skippedNames.length > 0 ? `, ${skippedNames.length} skipped` : ''
  say(`${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed${skipped} (${took.toFixed(1)} s)`)
  return { step, title, counts, retried, took }
}

const LEFT_OUT = {
  change: 'Left to "npm run test:full": see the table in docs/decisions/tests.md.',
  full: '',
  words: 'Run at full strength, and only what was asked for.',
}

await runTask(async () => {
  const started = performance.now()
  const typed = process.argv.slice(2)
  const chosen = new Map(chosenSteps(typed))
  await ensureInstalled()
  const rows = []
  await runAll(
    [...chosen.keys()],
    async (step) => {
      const row = await runStep(step, chosen.get(step))
      rows.push(row)
      return row.counts.failed === 0
    },
    (step, obstacle) => {
      say(`✗ ${step.title}: not run, because ${obstacle} failed`)
      rows.push({ step, title: `${step.title} (not run)`, counts: oneCheck(false), took: 0 })
    },
  )
  const order = (row) => STEPS.indexOf(row.step)
  rows.sort((one, other) => order(one) - order(other))
  const total = sum(rows.map(({ counts }) => counts))
  console.table(
    rows.map(({ title, counts: { passed, failed, skippedNames }, took }) => ({
      ...{ step: title, passed, failed, skipped: skippedNames.length, seconds: Math.round(took) },
    })),
  )
  for (const name of total.skippedNames) say(`skipped: ${name}`)
  for (const name of rows.flatMap(({ retried = [] }) => retried))
    say(`passed only at its second try, which is a fault: ${name}`)
  say(LEFT_OUT[typed.includes('--full') ? 'full' : typed.length > 0 ? 'words' : 'change'])
  say(`All of it took ${seconds(started).toFixed(0)} s.`)
  say(`${total.passed} passed, ${total.failed} failed, ${total.skippedNames.length} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
