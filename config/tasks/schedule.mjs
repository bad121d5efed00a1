const isBackground = ({ lane }) => lane === 'background'
const isBuild = ({ lane }) => lane === 'build'

/**
 * Whether the next step of its queue may start besides those that run: two at a time, but a build alone among those of its
 * queue, because the steps after it need it. Those 'background' run at the lowest priority in the time that the others wait:
 * one of them beside anything, a second one only when a core is free. Once they have all ended a third step takes that time.
 */
export function mayStart(step, running, backgroundLeft = true) {
  if (isBackground(step)) return running.length < 2 || !running.some(isBackground)
  const others = running.filter((each) => !isBackground(each))
  const atOnce = isBuild(step) ? 1 : backgroundLeft || running.some(isBackground) ? 2 : 3
  return others.length < atOnce && !others.some(isBuild)
}

/**
 * Runs the steps in their order, and those 'background' the others in an order of their own. A failing step stops only the
 * steps that need it: they don't run, and `onBlocked` gets the reason.
 * @param runStep resolves with whether the step succeeded; it never rejects.
 */
export async function runAll(steps, runStep, onBlocked) {
  const background = steps.filter(isBackground)
  const queues = [steps.filter((step) => !isBackground(step)), background]
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
    for (const queue of queues)
      while (queue.length > 0 && mayStart(queue[0], [...running.keys()], background.length > 0)) begin(queue.shift())
    if (running.size === 0) return
    await Promise.race(running.values())
  }
}
