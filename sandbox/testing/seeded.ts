import type { Fill } from '../db/testing/images'
import { seedIfEmpty } from '../seeds/seed'

/** A bank as it is on its first day. */
export const SEEDED: Fill = { name: 'seeded', work: seedIfEmpty }
