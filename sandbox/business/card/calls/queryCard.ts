import { queryCard as call } from '@/contract/card/queryCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findBoundCard, wireCard } from '../cards'
import { whyKept } from '../changes'

export const queryCard = accountHandler(call, async ({ bank, customer }, { cardId }) => {
  const on = bank.db.drizzle
  const card = await findBoundCard(on, customer.id, cardId)
  if (!card) return fail(bankError('CardUnknown'))
  return ok({ ...wireCard(card), keptFor: await whyKept(on, bank.capabilities, card) })
})
