import { DatabaseBusy } from './errors'

interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

/** Runs work under a name, after what came before it. */
export type Lanes = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets `atOnce` works of one name run at a time; the others wait in the order in which they came, without a connection. It
 * lives in this process, as its connections do.
 * @throws DatabaseBusy when `most` wait already
 */
export function createLanes(atOnce: number, most: number): Lanes {
  const lanes = new Map<string, Lane>()
  return async (name, work) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] }
    lanes.set(name, lane)
    if (lane.running < atOnce) lane.running += 1
    else if (lane.waiting.length >= most) throw new DatabaseBusy(`${most} wait for their turn already`)
    // Who ends gives its place to the next, so it isn't counted again.
    else await new Promise<void>((come) => lane.waiting.push(come))
    try {
      return await work()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else if ((lane.running -= 1) === 0) lanes.delete(name)
    }
  }
}
