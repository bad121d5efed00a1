import { machineNow } from './clock'
import type { Database } from './db'

/** Orders of one item that one process works on at a time; the others wait in a queue and ask again. */
export const AT_ONCE = 8
/** Who hasn't asked for so long has left the queue, ms: phones ask about every second. */
export const LEAVES_MS = 5_000
/** Of what time the speed of a queue is measured, ms. */
export const MEASURED_MS = 10_000
/** A phone that was told to wait asks again within this time, ms. */
export const ASKS_AGAIN_MS = 1_200
/** The shortest time from which a speed is taken, ms. */
const SHORTEST_MS = 2_000

/** Where somebody waits, by what this process knows when it is asked. */
export interface Place {
  /** People who come first: those who are served now, and those who have waited longer. */
  readonly ahead: number
  /** How long they have waited, ms. */
  readonly waitedMs: number
  /** How long it takes at the speed of the last seconds, ms; undefined while nobody was served in them. */
  readonly aboutMs?: number
}

/** What was done, or where to wait for it. */
export type Through<T> = { readonly done: T; readonly queue?: undefined } | { readonly queue: Place }

interface Waiting {
  readonly since: number
  seen: number
}

interface Line {
  /** How many are being worked on. */
  under: number
  /** Who waits, the longest first. */
  readonly waiting: Map<string, Waiting>
  /** When the last ones were done with. */
  served: number[]
}

interface Gate {
  readonly lines: Map<string, Line>
  /** Whose request is being worked on. */
  readonly people: Set<string>
}

const GATES = new WeakMap<Database, Gate>()

function gateOf(db: Database): Gate {
  const known = GATES.get(db)
  if (known) return known
  const made: Gate = { lines: new Map(), people: new Set() }
  GATES.set(db, made)
  return made
}

function lineOf({ lines }: Gate, itemId: string): Line {
  const known = lines.get(itemId)
  if (known) return known
  const made: Line = { under: 0, waiting: new Map(), served: [] }
  lines.set(itemId, made)
  return made
}

/** Who has left is forgotten, and what was served too long ago to tell a speed. */
function tidy(line: Line, now: number): void {
  for (const [who, { seen }] of line.waiting) if (now - seen > LEAVES_MS) line.waiting.delete(who)
  line.served = line.served.filter((at) => now - at <= MEASURED_MS)
}

function wait(line: Line, who: string, now: number): Place {
  const mine = line.waiting.get(who) ?? { since: now, seen: now }
  mine.seen = now
  line.waiting.set(who, mine)
  const ahead = line.under + [...line.waiting.keys()].indexOf(who)
  const [first] = line.served
  // One more than are ahead have to be served, at the speed since the first of those that are counted.
  const aboutMs = first === undefined ? undefined : Math.ceil(((now - first) / line.served.length) * (ahead + 1))
  return { ahead, waitedMs: now - mine.since, ...(aboutMs !== undefined && { aboutMs }) }
}

/**
 * How many of who waits longest may take what is free: those for whom there is room now, or twice as many as are served until a phone
 * asks again. If only the first eight could, the bank would wait for their phones: of 2,000 who drew it worked off 16 a second, and can 120.
 */
function nextOf({ under, served }: Line, now: number): number {
  const time = Math.max(now - (served[0] ?? now), SHORTEST_MS)
  return Math.max(AT_ONCE - under, Math.floor((2 * ASKS_AGAIN_MS * served.length) / time))
}

interface Asking {
  readonly itemId: string
  readonly customerId: string
  /** Whether a second request of the same person waits for the first one; money calls wait by their id. */
  readonly oneEach?: boolean
  /** The machine's time, epoch ms. */
  readonly clock?: () => number
}

/**
 * Lets a request for an item through while few are under way, in the order in which people came, as far as phones ask
 * for what is free, one of a person; a place in the queue, and nothing done, when it has to wait. It only spares the database a crowd: what is right is decided by its
 * rows, in whatever process.
 */
export async function throughGate<T>(
  db: Database,
  { itemId, customerId, oneEach = true, clock = machineNow }: Asking,
  work: () => Promise<T>,
): Promise<Through<T>> {
  const gate = gateOf(db)
  const line = lineOf(gate, itemId)
  const now = clock()
  tidy(line, now)
  const place = line.waiting.has(customerId) ? [...line.waiting.keys()].indexOf(customerId) : line.waiting.size
  const isBusy = oneEach && gate.people.has(customerId)
  if (line.under >= AT_ONCE || place >= nextOf(line, now) || isBusy) return { queue: wait(line, customerId, now) }
  line.waiting.delete(customerId)
  line.under += 1
  if (oneEach) gate.people.add(customerId)
  try {
    return { done: await work() }
  } finally {
    if (oneEach) gate.people.delete(customerId)
    line.under -= 1
    line.served.push(clock())
    if (line.under === 0 && line.waiting.size === 0) gate.lines.delete(itemId)
  }
}
