/** Errors inside the mini-program or the host, for the test to read, because otherwise nobody would notice them. */
export interface HostError {
  readonly where: string
  readonly message: string
  readonly stack: string
}

export class ErrorLog {
  private readonly entries: HostError[] = []
  private readonly listeners = new Set<(error: HostError) => void>()

  record(where: string, error: unknown): void {
    const known = error instanceof Error
    const entry = { where, message: known ? error.message : String(error), stack: known ? (error.stack ?? '') : '' }
    this.entries.push(entry)
    console.error(`[mini-program] ${where}: ${entry.message}`)
    for (const listener of this.listeners) listener(entry)
  }

  /** Runs the program's code; an error is recorded and gives undefined, because WeChat keeps the app alive. */
  guard<T>(where: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.record(where, error)
      return undefined
    }
  }

  listen(listener: (error: HostError) => void): void {
    this.listeners.add(listener)
  }

  all(): readonly HostError[] {
    return [...this.entries]
  }

  clear(): void {
    this.entries.length = 0
  }
}
