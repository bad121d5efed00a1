type Listener = (...details: readonly unknown[]) => void

/** The listeners of WeChat's on… and off… pairs, by event name. */
export class Listeners {
  private readonly byName = new Map<string, Set<Listener>>()

  on(name: string, listener: unknown): void {
    if (typeof listener !== 'function') return
    const known = this.byName.get(name) ?? new Set()
    this.byName.set(name, known.add(listener as Listener))
  }

  /** Without a listener removes all, as WeChat's off… does. */
  off(name: string, listener?: unknown): void {
    if (typeof listener === 'function') this.byName.get(name)?.delete(listener as Listener)
    else this.byName.delete(name)
  }

  has(name: string): boolean {
    return (this.byName.get(name)?.size ?? 0) > 0
  }

  emit(name: string, ...details: readonly unknown[]): void {
    for (const listener of [...(this.byName.get(name) ?? [])]) listener(...details)
  }
}
