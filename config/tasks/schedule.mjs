const isBeside = (step) => step.lane === 'beside'

/**
 * Whether a step may start besides those that run: at most two, never two builds, and a browser step only beside another
 * one; once the other is done, a sandbox step takes its place. A 'beside' step runs at the lowest priority in the time that
 * the others wait: one of them beside anything, a second one only when a core is free.
 */
export function mayStart(step, running) {
  if (isBeside(step)) return running.length < 2 || !running.some(isBeside)
  const others = running.filter((each) => !isBeside(each))
  if (others.length >= 2 || running.some((each) => step.needs?.includes(each.name))) return false
  const lanes = [step.lane, ...others.map((each) => each.lane)]
  const browsers = lanes.filter((lane) => lane === 'browser').length
  const takesPlace = step.lane === 'sandbox' && browsers === 1
  return (
    (browsers === 0 || browsers === lanes.length || takesPlace) && lanes.filter((lane) => lane === 'build').length < 2
  )
}

/**
 * Runs the steps in their order, and those 'beside' the others in an order of their own, as many at once as their lanes
 * allow. A failing step stops only the steps that need it: they don't run, and `onBlocked` gets the reason.
 * @param runStep resolves with whether the step succeeded; it never rejects.
 */
export async function runAll(steps, runStep, onBlocked) {
  const running = new Map()
  const failed = new Set()
  const runInOrder = async (queue) => {
    for (const step of queue) {
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
  await Promise.all([runInOrder(steps.filter((step) => !isBeside(step))), runInOrder(steps.filter(isBeside))])
}
