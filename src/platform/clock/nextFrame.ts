/** Longest wait, ms; a page in the background draws no frames. */
const MAX_MS = 100

/** Settles when the browser has drawn the changes so far, or can't draw. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_MS)
  })
