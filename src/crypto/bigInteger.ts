interface RandomBytes {
  nextBytes(bytes: number[]): void
}

const BITS_IN_BYTE = 8

function randomBits(bits: number, random: RandomBytes): bigint {
  const bytes = Array.from({ length: Math.ceil(bits / BITS_IN_BYTE) }, () => 0)
  random.nextBytes(bytes)
  return BigInt.asUintN(
    bits,
    bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
  )
}

/**
 * The part of jsbn's BigInteger that sm-crypto calls to encrypt, decrypt and verify by SM2, by the phone's own BigInt, which every
 * browser of our list has: jsbn was 18 kB and slower. The builds and the tests give it to sm-crypto as `jsbn`.
 */
export class BigInteger {
  static readonly ZERO = new BigInteger(0n)
  static readonly ONE = new BigInteger(1n)

  private readonly value: bigint

  /** A value, its digits in base 10 or 16, or so many random bits from a source. */
  constructor(from: bigint | string | number, second: number | RandomBytes = 10) {
    if (typeof second === 'object') this.value = randomBits(Number(from), second)
    else this.value = BigInt(second === 16 ? `0x${from}` : from)
  }

  add(other: BigInteger): BigInteger {
    return new BigInteger(this.value + other.value)
  }

  subtract(other: BigInteger): BigInteger {
    return new BigInteger(this.value - other.value)
  }

  multiply(other: BigInteger): BigInteger {
    return new BigInteger(this.value * other.value)
  }

  square(): BigInteger {
    return this.multiply(this)
  }

  negate(): BigInteger {
    return new BigInteger(-this.value)
  }

  shiftLeft(bits: number): BigInteger {
    return new BigInteger(this.value << BigInt(bits))
  }

  /** Never negative, for a positive modulus. */
  mod(modulus: BigInteger): BigInteger {
    const rest = this.value % modulus.value
    return new BigInteger(rest < 0n ? rest + modulus.value : rest)
  }

  /** By Euclid's extended algorithm; zero, as jsbn has it, where there is none. */
  modInverse(modulus: BigInteger): BigInteger {
    let [rest, next] = [modulus.value, this.mod(modulus).value]
    let [factor, nextFactor] = [0n, 1n]
    while (next !== 0n) {
      const quotient = rest / next
      ;[rest, next] = [next, rest - quotient * next]
      ;[factor, nextFactor] = [nextFactor, factor - quotient * nextFactor]
    }
    return rest === 1n ? new BigInteger(factor).mod(modulus) : BigInteger.ZERO
  }

  equals(other: BigInteger): boolean {
    return this.value === other.value
  }

  /** Positive when this is the greater, negative when the other is, else 0. */
  compareTo(other: BigInteger): number {
    return Number(this.value > other.value) - Number(this.value < other.value)
  }

  signum(): number {
    return this.compareTo(BigInteger.ZERO)
  }

  /** Of a value that isn't negative. */
  bitLength(): number {
    return this.value === 0n ? 0 : this.value.toString(2).length
  }

  testBit(bit: number): boolean {
    return ((this.value >> BigInt(bit)) & 1n) === 1n
  }

  toString(base = 10): string {
    return this.value.toString(base)
  }

  toRadix(base: number): string {
    return this.toString(base)
  }
}
