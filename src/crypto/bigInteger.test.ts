import fc from 'fast-check'
import { BigInteger } from './bigInteger'

const PRIME = 2n ** 255n - 19n
const prime = new BigInteger(PRIME)
const whole = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
const natural = fc.bigInt({ min: 0n, max: 2n ** 256n })

test('reads and writes digits in base 10 and 16', () => {
  fc.assert(
    fc.property(natural, (value) => {
      expect(new BigInteger(value.toString()).toString()).toBe(value.toString())
      expect(new BigInteger(value.toString(16), 16).toRadix(16)).toBe(value.toString(16))
    }),
  )
})

test('a rest is never negative, and what it leaves is a multiple', () => {
  fc.assert(
    fc.property(whole, (value) => {
      const rest = BigInt(new BigInteger(value).mod(prime).toString())
      expect(rest >= 0n && rest < PRIME && (value - rest) % PRIME === 0n).toBe(true)
    }),
  )
})

test('an inverse times its number is one, also of a negative number; zero has none', () => {
  fc.assert(
    fc.property(whole, (value) => {
      const number = new BigInteger(value)
      fc.pre(number.mod(prime).signum() > 0)
      expect(number.modInverse(prime).multiply(number).mod(prime).equals(BigInteger.ONE)).toBe(true)
    }),
  )
  expect(BigInteger.ZERO.modInverse(prime).equals(BigInteger.ZERO)).toBe(true)
})

test('bits are those of the number', () => {
  fc.assert(
    fc.property(natural, (value) => {
      const number = new BigInteger(value)
      const bits = Array.from({ length: number.bitLength() }, (_, bit) => (number.testBit(bit) ? '1' : '0'))
      expect(BigInt(`0b0${bits.reverse().join('')}`)).toBe(value)
      expect(bits[0] ?? '1').toBe('1')
      expect(number.shiftLeft(3).toString()).toBe((value * 8n).toString())
    }),
  )
})

test('a random number takes every bit asked for from its source, and no more', () => {
  const full = { nextBytes: (bytes: number[]) => bytes.fill(255) }
  expect(new BigInteger(256, full).toString()).toBe((2n ** 256n - 1n).toString())
  expect(new BigInteger(250, full).toString()).toBe((2n ** 250n - 1n).toString())
})
