export interface Background {
  /** Starts work that no answer waits for. */
  run(work: () => Promise<void>): void
  /** Resolves once everything that was started has ended. */
  idle(): Promise<void>
}

/** Work behind the answers: never lost sight of, so that a bank that closes doesn't close its books under it. */
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
