import { setDefaultCard as call } from '@/contract/card/setDefaultCard'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { wireCard } from '../cards'
import { findOwn, makeDefault } from '../changes'

export const setDefaultCard = accountHandler(call, ({ bank, customer }, { cardId }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const card = await findOwn(tx, customer.id, cardId)
    return card.ok ? ok(wireCard(await makeDefault(tx, card.value))) : card
  }),
)
