/** A page in the background draws no frames. */
const MOST_MS = 100

/** Settles when the browser has drawn what has changed so far, or can't. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MOST_MS)
  })
