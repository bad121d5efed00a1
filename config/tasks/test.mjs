import './nodeVersion.mjs'
import { ensureInstalled } from './bootstrap.mjs'
import { counted, oneCheck, sum } from './counts.mjs'
import { endChildren, runTask, say, TaskError } from './processes.mjs'
import { runAll } from './schedule.mjs'
import { STEPS } from './steps.mjs'

/** The steps asked for, with what they need; all of them when none is named. @throws TaskError for unknown names. */
function chosenSteps(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new TaskError(`No step named ${unknown.join(', ')}; there are: ${STEPS.map((step) => step.name).join(', ')}.`)
  }
  if (names.length === 0) return STEPS
  const wanted = new Set(names)
  for (const step of STEPS) if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  return STEPS.filter((step) => wanted.has(step.name))
}

const seconds = (since) => (Date.now() - since) / 1000

function table(rows) {
  const cells = [
    ['step', 'passed', 'failed', 'skipped', 'seconds'],
    ...rows.map(({ title, counts, took }) =>
      [title, counts.passed, counts.failed, counts.skippedNames.length, took.toFixed(1)].map(String),
    ),
  ]
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  return cells
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
    .join('\n')
}

/** Runs one step, tells how it went and adds its rows. A step that breaks counts as one failure. */
async function runStep(step, rows) {
  const started = Date.now()
  say(`▶ ${step.title}`)
  const result = await step.run().catch((error) => ({
    rows: [[step.name, oneCheck(false)]],
    output: error instanceof TaskError ? error.message : String(error.stack ?? error),
  }))
  const took = seconds(started)
  for (const [title, counts] of result.rows) rows.push({ step, title, counts, took })
  const { passed, failed, skippedNames } = sum(result.rows.map(([, counts]) => counts))
  if (result.output) say(result.output.trimEnd())
  const skipped = skippedNames.length > 0 ? `, ${skippedNames.length} skipped` : ''
  say(`${failed > 0 ? '✗' : '✓'} ${step.title}: ${passed} passed, ${failed} failed${skipped} (${took.toFixed(1)} s)`)
  for (const each of result.retried ?? []) say(`  passed at the second try: ${each}`)
  if (result.slowest) say(`  longest: ${result.slowest.join(', ')}`)
  return failed === 0
}

await runTask(async () => {
  const started = Date.now()
  const chosen = chosenSteps(process.argv.slice(2))
  await ensureInstalled()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endChildren(signal)
      process.exit(1)
    })
  }
  const rows = []
  await runAll(
    chosen,
    (step) => runStep(step, rows),
    (step, obstacle) => {
      say(`✗ ${step.title}: not run, because ${obstacle} failed`)
      rows.push({ step, title: `${step.name} (not run)`, counts: oneCheck(false), took: 0 })
    },
  )
  const order = (row) => STEPS.indexOf(row.step)
  rows.sort((one, other) => order(one) - order(other))
  const total = rows.length > 0 ? sum(rows.map((row) => row.counts)) : counted()
  const left = [...new Set(STEPS.filter((step) => !chosen.includes(step)).map((step) => step.name))]
  say(`\n${table(rows)}\n`)
  for (const name of total.skippedNames) say(`skipped: ${name}`)
  if (left.length > 0) say(`Left out, because only some steps were asked for: ${left.join(', ')}`)
  say(`All of it took ${seconds(started).toFixed(0)} s.`)
  say(`${total.passed} passed, ${total.failed} failed, ${total.skippedNames.length} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
