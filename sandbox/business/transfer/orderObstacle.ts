import { bankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { TransferDirection } from '@/domain/transfer/machine'
import { findCard } from '@sandbox/business/card'
import type { ObstacleRule } from '@sandbox/kernel/orders/obstacles'
import type { transferIn } from '@/contract/transfer/transferIn'
import type { transferOut } from '@/contract/transfer/transferOut'
import { orderRefusal } from './order'

/** What no limit allows of the smallest amount is allowed of none. */
export const SMALLEST = fen(1)

/**
 * What keeps any order by a card from being carried out: the card is bound no more or can't be reached, today's limits are
 * used up, or nothing is there that could go out.
 */
export const orderObstacleRule =
  (direction: TransferDirection): ObstacleRule<typeof transferIn | typeof transferOut> =>
  async (on, { bank, customer, now }, { cardId }) => {
    if (cardId === undefined) return undefined
    const card = await findCard(on, customer.id, cardId)
    if (card && !(await bank.services.card.reaches(on, customer.id, card.cardNo))) return bankError('CardUnavailable')
    const order = { customerId: customer.id, direction, cardId, amount: SMALLEST, speed: 'REALTIME', now } as const
    return orderRefusal(on, order)
  }
