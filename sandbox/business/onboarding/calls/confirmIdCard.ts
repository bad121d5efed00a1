import { confirmIdCard as call } from '@/contract/onboarding/confirmIdCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { withoutUndone } from '../draft'
import { isIdCardTaken } from '../opening'
import { mayTakeStep, takeStep } from '../takeStep'
import { sessionHandler } from '@sandbox/kernel/scope'
import { confirmIdCard as confirm, keepPapers } from '@sandbox/business/identity'

/** Only a person who knows the name that belongs to a number is told whether it has an account. */
export const confirmIdCard = sessionHandler(call, async (scope, request) => {
  const { bank, today } = scope
  const allowed = await mayTakeStep(bank.db.drizzle, scope, 'idCard')
  if (!allowed.ok) return allowed
  const { id: customerId } = allowed.value.customer
  const confirmed = await confirm(bank, customerId, request, today)
  if (!confirmed.ok) return confirmed
  const idCard = confirmed.value
  if (await isIdCardTaken(bank.db.drizzle, idCard.idCardNo, customerId)) return fail(bankError('IdCardTaken'))
  return takeStep(scope, 'idCard', async (tx, { draft }) => {
    await keepPapers(tx, customerId, idCard)
    const same = draft.idCard?.idCardNo === idCard.idCardNo && draft.idCard.name === idCard.name
    return ok({ ...(same ? draft : withoutUndone(draft, 'idCard')), idCard })
  })
})
