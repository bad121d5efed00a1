import { DatabaseBusy } from './errors'

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/** Runs work under a name, after what came before it. */
export type ConcurrencyLimit = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets `atOnce` works of one name run at a time; the others wait in the order in which they came, without a connection. It
 * lives in this process, as its connections do.
 * @throws DatabaseBusy when `most` wait already
 */
export function createConcurrencyLimit(atOnce: number, most: number): ConcurrencyLimit {
  const queues = new Map<string, Queue>()
  return async (name, work) => {
    const queue = queues.get(name) ?? { running: 0, waiting: [] }
    queues.set(name, queue)
    if (queue.running < atOnce) queue.running += 1
    else if (queue.waiting.length >= most) throw new DatabaseBusy(`${most} wait for their turn already`)
    // Who ends gives its place to the next, so it isn't counted again.
    else await new Promise<void>((come) => queue.waiting.push(come))
    try {
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else if ((queue.running -= 1) === 0) queues.delete(name)
    }
  }
}
