import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { DIGITS, shuffledDigits } from './shuffle'

describe('the shuffled keys', () => {
  it('are the ten digits, each once, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (stream) => {
        const next = () => {
          const [byte = 0] = stream.take(1)
          return Uint8Array.of(byte % 250)
        }
        expect([...shuffledDigits(next)].sort()).toEqual([...DIGITS])
      }),
    )
  })

  it('put every digit in every place about equally often', () => {
    const rounds = 5000
    const counts = DIGITS.map(() => DIGITS.map(() => 0))
    for (let round = 0; round < rounds; round += 1) {
      shuffledDigits(randomBytes).forEach((digit, place) => {
        const row = counts[Number(digit)]
        if (row) row[place] = (row[place] ?? 0) + 1
      })
    }
    // 500 are expected, with a standard deviation of 21: a deviation of seven of them is chance once in a hundred thousand
    // million runs.
    for (const count of counts.flat()) expect(Math.abs(count - rounds / 10)).toBeLessThan(150)
  })

  it('throw away bytes that would favour low keys', () => {
    const bytes = [255, 9, 0, 0, 0, 0, 0, 0, 0, 0]
    // 255 is past the last full round of ten: were it used, the first swap would be with 255 % 10 = 5.
    const keys = shuffledDigits(() => Uint8Array.of(bytes.shift() ?? 0))
    expect(keys[9]).toBe('9')
  })

  it('refuse a source that gives nothing', () => {
    expect(() => shuffledDigits(() => new Uint8Array())).toThrow('no byte')
  })
})
