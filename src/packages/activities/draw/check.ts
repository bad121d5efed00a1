import { useEffect, useState } from 'react'
import { queryDraws } from '@/contract/draw/queryDraws'
import { fromHex, toHex, toUtf8 } from '@/crypto/bytes'
import { loadSm } from '@/crypto/lazy'
import { drawMessage, drawnNumber, HEX_256, prizeOf } from '@/domain/draw/draw'
import { prepare } from '@/session/bank'
import type { DrawFacts } from './campaign'

/** Recomputes draws from a seed, on this phone. */
export interface Checker {
  /** SM3 of the seed, hex. */
  readonly digest: string
  /** The number of one draw. */
  number(participant: number, chanceNo: number): number
  /** The prize that it stands for, or NONE. */
  prize(participant: number, chanceNo: number): string
}

/** The recomputation of a campaign's draws with a seed; undefined while it loads, and for what is no seed. */
export function useChecker(facts: DrawFacts, seed: string): Checker | undefined {
  const [sm, setSm] = useState<Awaited<ReturnType<typeof loadSm>>>()
  useEffect(() => {
    void loadSm(() => prepare(queryDraws)).then(setSm, () => undefined)
  }, [])
  const key = HEX_256.test(seed) ? fromHex(seed) : undefined
  if (!sm || !key) return undefined
  const { sm3, hmacSm3 } = sm.smPrimitives
  const number = (participant: number, chanceNo: number): number =>
    drawnNumber(toHex(hmacSm3(key, toUtf8(drawMessage(facts.campaign.actId, participant, chanceNo)))))
  return {
    digest: toHex(sm3(key)),
    number,
    prize: (participant, chanceNo) => prizeOf(number(participant, chanceNo), facts.prizes),
  }
}
