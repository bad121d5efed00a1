import type { Seed } from '@sandbox/kernel/seed'
import { inOrder } from './order'

const seed = (name: string, ...after: string[]): Seed => ({ name, after, run: () => Promise.resolve() })
const names = (...seeds: Seed[]): string =>
  inOrder(seeds)
    .map(({ name }) => name)
    .join()

describe('the order of seeds', () => {
  test.each([
    ['as they are listed', [seed('a'), seed('b'), seed('c')], 'a,b,c'],
    ['one after the seed it builds on', [seed('a', 'c'), seed('b'), seed('c', 'b')], 'b,c,a'],
    ['none', [], ''],
  ])('is %s', (_, seeds, order) => {
    expect(names(...seeds)).toBe(order)
  })

  test.each([
    ['two seeds build on each other', [seed('a', 'b'), seed('b', 'a')]],
    ['a seed builds on one that is not there', [seed('a', 'gone')]],
  ])('is refused when %s', (_, seeds) => {
    expect(() => inOrder(seeds)).toThrow('a')
  })
})
