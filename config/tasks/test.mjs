import './nodeVersion.mjs'
import { ensureInstalled } from './bootstrap.mjs'
import { counted, oneCheck, sum } from './counts.mjs'
import { endChildren, runTask, say, TaskError } from './processes.mjs'
import { changedSince, filesOf, readRequest } from './request.mjs'
import { runAll } from './schedule.mjs'
import { leftOut, selectFor, selectSuites } from './selection.mjs'
import { STEPS } from './steps.mjs'
import { suiteKind } from './suites.mjs'

const STEP_NAMES = [...new Set(STEPS.map((step) => step.name))]

/** The names with the steps they need. */
function withNeeds(names) {
  const wanted = new Set(names)
  for (const step of STEPS) if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  return STEPS.filter((step) => wanted.has(step.name))
}

/** What each step does for the arguments; a step without work is left out. */
async function partsOf({ steps, places, since }) {
  const changes = since === undefined ? { files: [], deleted: [] } : await changedSince(since)
  const { files, named } = filesOf(places)
  const onlySuites = since === undefined && places.every((place) => named.includes(place) && suiteKind(place))
  const parts = onlySuites
    ? selectSuites(files)
    : await selectFor({ files: [...new Set([...files, ...changes.files])], deleted: changes.deleted })
  return steps.length > 0 ? new Map([...parts].filter(([step]) => steps.includes(step))) : parts
}

/** The steps of the arguments, with those they need and what each does; all steps without arguments. */
async function chosenSteps(request) {
  const { steps, places, since } = request
  if (places.length === 0 && since === undefined) {
    return { chosen: steps.length > 0 ? withNeeds(steps) : STEPS, parts: new Map() }
  }
  const parts = await partsOf(request)
  for (const [name, { suites }] of parts) say(suites ? `${name}, suites: ${suites.length}` : name)
  if (parts.size === 0) say('There is nothing to run for that.')
  // A part isn't split, so only one of the sandbox's steps runs it.
  const isFirst = (step, index, all) => all.findIndex(({ name }) => name === step.name) === index
  return { chosen: withNeeds(parts.keys()).filter(isFirst), parts }
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

/** Runs one step, prints its result and adds its rows. A step that breaks counts as one failure. */
async function runStep(step, part, rows) {
  const started = Date.now()
  say(`▶ ${step.title}`)
  const result = await step.run(part).catch((error) => ({
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
  const request = readRequest(process.argv.slice(2), STEP_NAMES)
  await ensureInstalled()
  const { chosen, parts } = await chosenSteps(request)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endChildren(signal)
      process.exit(1)
    })
  }
  const rows = []
  await runAll(
    chosen,
    (step) => runStep(step, parts.get(step.name) ?? {}, rows),
    (step, obstacle) => {
      say(`✗ ${step.title}: not run, because ${obstacle} failed`)
      rows.push({ step, title: `${step.name} (not run)`, counts: oneCheck(false), took: 0 })
    },
  )
  const order = (row) => STEPS.indexOf(row.step)
  rows.sort((one, other) => order(one) - order(other))
  const total = rows.length > 0 ? sum(rows.map((row) => row.counts)) : counted()
  const ran = new Set(chosen.map((step) => step.name))
  const left = STEP_NAMES.filter((name) => !ran.has(name))
  say(`\n${table(rows)}\n`)
  for (const name of total.skippedNames) say(`skipped: ${name}`)
  if (left.length > 0) say(`Left out, because only some of it was asked for: ${left.join(', ')}`)
  for (const line of leftOut(parts)) say(`Left out of ${line}`)
  say(`All of it took ${seconds(started).toFixed(0)} s.`)
  say(`${total.passed} passed, ${total.failed} failed, ${total.skippedNames.length} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
