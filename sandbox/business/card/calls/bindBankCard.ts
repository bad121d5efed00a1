import { bindBankCard as call } from '@/contract/card/bindBankCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { bindCard, CARD_LIMIT, cardsOf, readCard, verifyCard, wireCard } from '../cards'

/** What needs no code is refused before one is used up. */
export const bindBankCard = accountHandler(call, async (scope, request) => {
  const { bank, customer, session, now, today, realNow } = scope
  const card = readCard(request.cardNo)
  if (!card.ok) return card
  const bound = await cardsOf(bank.db.drizzle, customer.id)
  if (bound.some(({ cardNo }) => cardNo === card.value.cardNo)) return fail(bankError('CardAlreadyBound'))
  if (bound.length >= CARD_LIMIT) return fail(bankError('CardLimitReached'))
  const owner = { customerId: customer.id, name: customer.realName ?? '', idCardNo: customer.idCardNo ?? '' }
  const verified = await verifyCard(bank, owner, request, { today, realNow })
  if (!verified.ok) return verified
  return bank.db.transaction(async (tx) => {
    const kept = await bindCard(tx, customer.id, verified.value, now)
    if (!kept.ok) return kept
    const detail = { cardId: kept.value.id }
    await recordEvent(tx, now, 'cardBound', { customerId: customer.id, sessionId: session.id, detail })
    return ok(wireCard(kept.value))
  })
})
