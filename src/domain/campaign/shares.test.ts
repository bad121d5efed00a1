import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { fen } from '../money/fen'
import { firstBits } from '../draw/draw'
import { canShare, shareMessage, sharesOf } from './shares'

const BITS = 2 ** 52

const sharing = fc
  .record({
    least: fc.integer({ min: 1, max: 50 }),
    room: fc.nat({ max: 400 }),
    pieces: fc.integer({ min: 1, max: 60 }),
  })
  .chain(({ least, room, pieces }) =>
    fc.record({
      pieces: fc.constant(pieces),
      shares: fc
        .integer({ min: least * pieces, max: (least + room) * pieces })
        .map((sum) => ({ sum: fen(sum), least: fen(least), most: fen(least + room) })),
      seed: fc.infiniteStream(fc.maxSafeNat()),
    }),
  )

describe('a packet that is shared by chance', () => {
  it('is shared to the fen, each piece within its bounds, whatever chance says', () => {
    fc.assert(
      fc.property(sharing, ({ pieces, shares, seed }) => {
        expect(canShare(shares, pieces)).toBe(true)
        const numbers = [...seed.take(pieces)]
        const got = sharesOf(shares, pieces, (shareNo) => (numbers[shareNo - 1] ?? 0) % BITS)
        expect(got).toHaveLength(pieces)
        expect(got.reduce((sum, one) => sum + one, 0)).toBe(shares.sum)
        expect(Math.min(...got)).toBeGreaterThanOrEqual(shares.least)
        expect(Math.max(...got)).toBeLessThanOrEqual(shares.most)
      }),
    )
  })

  it('gives everybody about the same in the long run, whoever comes first', () => {
    const PIECES = 10
    const shares = { sum: fen(1_000), least: fen(10), most: fen(400) }
    const sums = Array.from({ length: PIECES }, () => 0)
    const RUNS = 4_000
    for (let run = 0; run < RUNS; run += 1) {
      const key = Buffer.from(`seed ${run}`)
      const got = sharesOf(shares, PIECES, (shareNo) =>
        firstBits(
          createHmac('sm3', key)
            .update(shareMessage('act', 'p', shareNo))
            .digest('hex'),
        ),
      )
      got.forEach((one, at) => (sums[at] = (sums[at] ?? 0) + one))
    }
    for (const sum of sums) expect(Math.abs(sum / RUNS - 100)).toBeLessThan(5)
  })

  it.each([
    [false, 0, 1, 5, 1],
    [false, 10, 0, 5, 2],
    [false, 10, 6, 6, 2],
    [false, 11, 1, 5, 2],
    [true, 10, 1, 5, 2],
    [true, 10, 5, 5, 2],
    [false, 10.5, 1, 6, 2],
    [true, 1_000, 1, 1, 1_000],
    [false, 1_001, 1, 1, 1_001],
  ])('can be (%s) %i fen from %i to %i fen in %i pieces', (can, sum, least, most, pieces) => {
    const shares = { sum, least, most } as unknown as Parameters<typeof canShare>[0]
    expect(canShare(shares, pieces)).toBe(can)
  })
})
