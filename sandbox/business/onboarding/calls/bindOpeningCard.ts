import { bindOpeningCard as call } from '@/contract/onboarding/bindOpeningCard'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { verifyCard } from '@sandbox/business/card'
import { mayTakeStep, takeStep } from '../takeStep'
import { sessionHandler } from '@sandbox/kernel/scope'

/**
 * The card was verified for one ID card; if that was changed on another phone meanwhile, the verification no longer
 * counts.
 */
export const bindOpeningCard = sessionHandler(call, async (scope, request) => {
  const { bank, today, realNow } = scope
  const applicant = await mayTakeStep(bank.db.drizzle, scope, 'card')
  if (!applicant.ok) return applicant
  const { customer, draft: before } = applicant.value
  if (!before.idCard) return fail(bankError('OnboardingOutOfOrder'))
  const { name, idCardNo } = before.idCard
  const card = await verifyCard(bank, { customerId: customer.id, name, idCardNo }, request, { today, realNow })
  if (!card.ok) return card
  return takeStep(scope, 'card', async (_tx, { draft }) =>
    draft.idCard?.idCardNo === idCardNo ? ok({ ...draft, card: card.value }) : fail(bankError('OnboardingOutOfOrder')),
  )
})
