export interface Background {
  /** Starts work that no answer waits for. */
  run(work: () => Promise<void>): void
  /** Resolves once everything that was started has ended. */
  idle(): Promise<void>
}

/**
 * Runs work that answers don't wait for, and keeps track of it, so that the bank doesn't close its database while some
 * runs.
 */
export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const started: Promise<void> = Promise.resolve()
        .then(work)
        .catch(report)
        .finally(() => running.delete(started))
      running.add(started)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
