import { bindBankCard as call } from '@/contract/card/bindBankCard'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { ownerRefusal } from '@sandbox/kernel/capability'
import { occurred } from '@sandbox/kernel/occasions'
import { accountHandler } from '@sandbox/kernel/scope'
import { allCardsOf, bindCard, bindingRefusal, hasUnbound, readCard, verifyCard, wireCard } from '../cards'
import { tellFirstChanged } from '../changes'
import { tellOfCard } from '../tell'

/** What needs no code is refused before one is used up. */
export const bindBankCard = accountHandler(call, async (scope, request) => {
  const { bank, customer, session, now, today, realNow } = scope
  const card = readCard(request.cardNo)
  if (!card.ok) return card
  const { use = 'OWN' } = request
  const refusal = bindingRefusal(await allCardsOf(bank.db.drizzle, customer.id), card.value.cardNo, use)
  if (refusal) return fail(refusal)
  const obstacle = await ownerRefusal(bank.capabilities, bank.db.drizzle, { customerId: customer.id, now }, 'card')
  if (obstacle) return fail(obstacle)
  const owner = { customerId: customer.id, name: customer.realName ?? '', idCardNo: customer.idCardNo ?? '' }
  const verified = await verifyCard(bank, owner, request, { today, realNow })
  if (!verified.ok) return verified
  return bank.db.transaction(async (tx) => {
    const kept = await bindCard(tx, customer.id, verified.value, now, use)
    if (!kept.ok) return kept
    // Unbinding all cards is no way round what another first card takes.
    if (kept.value.role === 'FIRST' && (await hasUnbound(tx, customer.id)))
      await tellFirstChanged(tx, bank.capabilities, customer.id, now)
    const detail = { cardId: kept.value.id }
    await recordEvent(tx, now, 'cardBound', { customerId: customer.id, sessionId: session.id, detail })
    const about = kept.value.id
    await occurred(tx, bank.capabilities, { occasion: 'cardBound', customerId: customer.id, about, now })
    await tellOfCard(tx, kept.value, { kind: 'cardBound', title: '已绑定银行卡', done: '已绑定到您的电子账户', now })
    return ok(wireCard(kept.value))
  })
})
