import { setCardAlias as call } from '@/contract/card/setCardAlias'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { findBoundCard, wireCard } from '../cards'
import { nameCard } from '../changes'

export const setCardAlias = accountHandler(call, ({ bank, customer }, { cardId, alias }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const card = await findBoundCard(tx, customer.id, cardId)
    if (!card) return fail(bankError('CardUnknown'))
    return ok(wireCard(await nameCard(tx, cardId, alias.trim() || null)))
  }),
)
