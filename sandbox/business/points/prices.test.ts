import { ITEMS } from './published/items'

test('the mall asks as many points as what it gives is worth, at 0.125 yuan each, and fewer only in a rush', () => {
  const priced = ITEMS.filter(({ value }) => value > 0)
  expect(priced.length).toBeGreaterThan(4)
  for (const { itemId, points, value, seckill } of priced) {
    const isWorth = points * 12.5 >= value && (points - 1) * 12.5 < value
    expect([itemId, seckill ? points * 12.5 < value : isWorth]).toEqual([itemId, true])
  }
})
