/** Whether a step may start beside those running: at most two, never two builds, beside a browser only another one. */
export function mayStart(step, running) {
  if (running.length === 0) return true
  if (running.length >= 2 || running.some((each) => step.needs?.includes(each.name))) return false
  const lanes = [step.lane, ...running.map((each) => each.lane)]
  const browsers = lanes.filter((lane) => lane === 'browser').length
  return (browsers === 0 || browsers === lanes.length) && lanes.filter((lane) => lane === 'build').length < 2
}

/**
 * Runs the steps in their order, two at a time where their lanes allow it. Nothing a step does stops the others,
 * except those that need it: they are not run, and `onBlocked` is told why.
 * @param runStep resolves with whether the step succeeded; it never rejects.
 */
export async function runAll(steps, runStep, onBlocked) {
  const running = new Map()
  const failed = new Set()
  for (const step of steps) {
    while (!mayStart(step, [...running.keys()])) await Promise.race(running.values())
    const obstacle = step.needs?.find((name) => failed.has(name))
    if (obstacle) {
      failed.add(step.name)
      onBlocked(step, obstacle)
      continue
    }
    const work = runStep(step).then((succeeded) => {
      running.delete(step)
      if (!succeeded) failed.add(step.name)
    })
    running.set(step, work)
  }
  await Promise.all(running.values())
}
