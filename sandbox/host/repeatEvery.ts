/**
 * Does work again and again, never twice at once: a time that comes while it is under way is left out, so that work that takes
 * longer than its time doesn't pile up. Gives what ends it, and waits for what is under way, which may ask whether it should stop.
 * @param work never rejects
 */
export function repeatEvery(ms: number, work: (isStopping: () => boolean) => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let stopping = false
  const timer = setInterval(() => {
    running ??= work(() => stopping).finally(() => {
      running = undefined
    })
  }, ms)
  timer.unref()
  return async () => {
    stopping = true
    clearInterval(timer)
    await running
  }
}
