import { own } from '@/contract/sample'
import { OWN_THINGS } from '@/contract/samples'
import type { OwnThing } from '@/contract/samples'

/**
 * Keys and new ids: a stranger who sends another's sample puts in their own, because a key that opens only its owner's
 * things shows nothing about the bank.
 */
export const NEVER_FOREIGN: ReadonlySet<OwnThing> = new Set<OwnThing>(['payPassword', 'gesture', 'newClientId'])

const THING_OF: ReadonlyMap<string, OwnThing> = new Map(OWN_THINGS.map((thing) => [own(thing), thing]))

/** A sample with every own thing filled in. */
export async function resolveSample(sample: unknown, find: (thing: OwnThing) => Promise<string>): Promise<unknown> {
  if (typeof sample === 'string') {
    const thing = THING_OF.get(sample)
    return thing === undefined ? sample : find(thing)
  }
  if (Array.isArray(sample)) return Promise.all(sample.map((item) => resolveSample(item, find)))
  if (typeof sample !== 'object' || sample === null) return sample
  const resolved: Record<string, unknown> = {}
  // One after the other, because two things may come from the same upload.
  for (const [key, value] of Object.entries(sample)) resolved[key] = await resolveSample(value, find)
  return resolved
}
