import type { CallError } from '@/api/errors'
import type { Call, RequestOf } from '@/contract/call'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { useCall } from '@/session/useCall'
import { readyKind } from '@/ui/Button/readyKind'
import { sayObstacle } from './refusals'

/** Of an order as much as its form knows: what obstacles may depend on. */
export type AskedOf = Omit<RequestOf<typeof queryObstacles>, 'call'>

export type Refused = Extract<CallError, { readonly kind: 'refused' }>

/** What stands against an order, whatever its amount, before anything is typed. */
export interface Obstacles {
  /** Whether the bank has answered, or there is nobody to ask for: until then nothing is found. */
  readonly known: boolean
  readonly found: readonly Refused[]
  /** Says the first with its way on; false when nothing is known to stand against it. */
  readonly stop: () => boolean
}

/**
 * Asks the bank what stands against a call, by the guards that the call itself asks; again whenever something changed.
 * Without an answer it blocks nothing: the bank refuses the call itself.
 * @param asked undefined: nobody is signed in yet
 */
export function useObstacles(contract: Call, asked: AskedOf | undefined): Obstacles {
  const read = useCall(queryObstacles, asked && { call: contract.name, ...asked })
  const found = (read.data?.obstacles ?? []).map((error): Refused => ({ kind: 'refused', ...error }))
  return obstaclesOf(asked === undefined || read.state !== 'loading', found)
}

/**
 * How an act looks below what stands against it, where the way on is the one to press.
 * @param ready whether what it needs is there and allowed, as its amount
 */
export const actKind = ({ found }: Obstacles, ready = true) => readyKind(ready && found.length === 0)

/** Those that stand against every way of a call whose ways don't all take the payment password. */
export const besidesPassword = ({ known, found }: Obstacles): Obstacles =>
  obstaclesOf(
    known,
    found.filter(({ name }) => name !== 'PasswordLocked'),
  )

const obstaclesOf = (known: boolean, found: readonly Refused[]): Obstacles => ({
  known,
  found,
  stop: () => {
    const [first] = found
    if (first) void sayObstacle(first)
    return first !== undefined
  },
})
