import { randomBytes } from 'node:crypto'
import type { RandomSource } from '@/crypto/random'

/** OpenSSL's generator as the envelope's source. */
export const nodeRandom: RandomSource = { bytes: (count) => Uint8Array.from(randomBytes(count)) }
