import type { Database } from './db'

/** Orders of one item that one process works on at a time; the others are told to ask again. */
export const AT_ONCE = 8

interface Gate {
  /** How many of each item are being worked on. */
  readonly items: Map<string, number>
  /** Whose request is being worked on. */
  readonly people: Set<string>
}

const GATES = new WeakMap<Database, Gate>()

function gateOf(db: Database): Gate {
  const known = GATES.get(db)
  if (known) return known
  const made: Gate = { items: new Map(), people: new Set() }
  GATES.set(db, made)
  return made
}

/**
 * Lets a request for an item through while few are under way, one of a person; undefined, and nothing done, when it has to
 * wait. It only spares the database a crowd: what is right is decided by its rows, in whatever process.
 */
export async function throughGate<T>(
  db: Database,
  itemId: string,
  customerId: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const { items, people } = gateOf(db)
  const under = items.get(itemId) ?? 0
  if (under >= AT_ONCE || people.has(customerId)) return undefined
  items.set(itemId, under + 1)
  people.add(customerId)
  try {
    return await work()
  } finally {
    people.delete(customerId)
    items.set(itemId, (items.get(itemId) ?? 1) - 1)
  }
}
