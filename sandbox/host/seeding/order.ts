import type { Seed } from '@sandbox/kernel/seed'

/**
 * Seeds in the order they run: as they are listed, each after those it builds on.
 * @throws Error when one builds on a seed that isn't there, or two on each other.
 */
export function inOrder(seeds: readonly Seed[]): readonly Seed[] {
  const ordered: Seed[] = []
  const isReady = ({ after = [] }: Seed): boolean => after.every((name) => ordered.some((seed) => seed.name === name))
  while (ordered.length < seeds.length) {
    const waiting = seeds.filter((seed) => !ordered.includes(seed))
    const next = waiting.find(isReady)
    if (!next)
      throw new Error(`these seeds build on one that never runs: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(next)
  }
  return ordered
}
