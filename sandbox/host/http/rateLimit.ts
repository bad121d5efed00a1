import { countedAddress } from '@sandbox/kernel/session/addresses'

/** Tells whether one more request is allowed from an address now (epoch ms). */
export type RateLimit = (address: string, now: number) => boolean

const MINUTE_MS = 60_000
/** Most addresses that are remembered; a single process can't hold off an attacker with more. */
const MAX_ADDRESSES = 50_000

interface Bucket {
  tokens: number
  at: number
}

/**
 * A bucket of `perMinute` tokens for each address (as `countedAddress` counts them), refilled evenly: bursts pass, floods don't. It lives in this process;
 * when several processes serve one name, each allows this many. 0 allows everything.
 */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, Bucket>()
  const full = ({ tokens, at }: Bucket, now: number): boolean => tokens + refill(now - at) >= perMinute
  const refill = (elapsed: number): number => (Math.max(0, elapsed) * perMinute) / MINUTE_MS
  const forgetFull = (now: number): void => {
    for (const [address, bucket] of buckets) if (full(bucket, now)) buckets.delete(address)
  }
  return (from, now) => {
    if (perMinute === 0) return true
    const address = countedAddress(from)
    if (buckets.size >= MAX_ADDRESSES) forgetFull(now)
    const bucket = buckets.get(address) ?? { tokens: perMinute, at: now }
    bucket.tokens = Math.min(perMinute, bucket.tokens + refill(now - bucket.at))
    bucket.at = now
    if (buckets.size < MAX_ADDRESSES || buckets.has(address)) buckets.set(address, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }
}
