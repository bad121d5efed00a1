const isBackground = ({ lane }) => lane === 'background'
const isBuild = ({ lane }) => lane === 'build'

/**
 * Whether the next step of its queue may start besides those that run: two at a time, but a build alone among those of its
 * queue, because the steps after it need it. Those 'background' run at the lowest priority in the time that the others wait:
 * one of them beside anything, a second one only when a core is free.
 */
export function mayStart(step, running) {
  if (isBackground(step)) return running.length < 2 || !running.some(isBackground)
  const others = running.filter((each) => !isBackground(each))
  return others.length < (isBuild(step) ? 1 : 2) && !others.some(isBuild)
}

/**
 * Runs the steps in their order, and those 'background' the others in an order of their own. A failing step stops only the
 * steps that need it: they don't run, and `onBlocked` gets the reason.
 * @param runStep resolves with whether the step succeeded; it never rejects.
 */
export async function runAll(steps, runStep, onBlocked) {
  const queues = [steps.filter((step) => !isBackground(step)), steps.filter(isBackground)]
  const running = new Map()
  const failed = new Set()
  const begin = (step) => {
    const obstacle = step.needs?.find((name) => failed.has(name))
    if (obstacle) {
      failed.add(step.name)
      return onBlocked(step, obstacle)
    }
    const work = runStep(step).then((succeeded) => {
      running.delete(step)
      if (!succeeded) failed.add(step.name)
    })
    running.set(step, work)
  }
  for (;;) {
    for (const queue of queues) while (queue.length > 0 && mayStart(queue[0], [...running.keys()])) begin(queue.shift())
    if (running.size === 0) return
    await Promise.race(running.values())
  }
}
