import { availableWith } from '../account/available'
import { fen } from '../money/fen'
import type { Fen } from '../money/fen'
import { CLASS_FACTS } from './classes'
import type { AccountClass } from './classes'
import { MOVEMENT_FACTS } from './machine'
import type { Movement } from './machine'

/** Money between the electronic account and another of the customer's. */
export type OwnMovement = Extract<Movement, 'fund' | 'takeBack' | 'sweep'>

/** Both accounts before a movement: the other's balance, what can be spent in the electronic one, what freezes still take. */
export interface MoveGround {
  readonly class: AccountClass
  readonly balance: Fen
  readonly available: Fen
  readonly caught: Fen
}

/** Both accounts after it, in fen. */
export interface MoveEffect {
  readonly balanceAfter: Fen
  readonly availableAfter: Fen
  /** What the other account still takes from the electronic one; undefined for no cap. */
  readonly roomAfter: Fen | undefined
}

/** What the other account still takes before it holds all it may; undefined for no cap. */
export function roomOf(accountClass: AccountClass, balance: Fen): Fen | undefined {
  const { balanceCap } = CLASS_FACTS[accountClass]
  return balanceCap === undefined ? undefined : fen(Math.max(0, balanceCap - balance))
}

/** What a movement does to both accounts: by the table from which the bank posts it. */
export function moveEffect(movement: OwnMovement, amount: Fen, ground: MoveGround): MoveEffect {
  const { available, caught, balance } = ground
  const { comesIn } = MOVEMENT_FACTS[movement]
  const balanceAfter = fen(comesIn ? balance + amount : balance - amount)
  return {
    balanceAfter,
    availableAfter: comesIn ? fen(available - amount) : availableWith(available, amount, caught),
    roomAfter: roomOf(ground.class, balanceAfter),
  }
}
