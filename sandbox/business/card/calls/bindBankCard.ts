import { bindBankCard as call } from '@/contract/card/bindBankCard'
import { BRAND } from '@/domain/brand'
import { bankError } from '@/domain/errors/catalogue'
import { lastFour } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { sendMessages } from '@sandbox/business/message'
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
    await sendMessages(tx, [
      {
        customerId: customer.id,
        kind: 'cardBound',
        title: '已绑定银行卡',
        body: `${card.value.bankName}尾号${lastFour(card.value.cardNo)}的银行卡已绑定到您的电子账户。如非本人操作，请立即致电${BRAND.hotline}。`,
        source: `cardBound ${kept.value.id}`,
        about: { subject: 'cards' },
        at: now,
      },
    ])
    return ok(wireCard(kept.value))
  })
})
