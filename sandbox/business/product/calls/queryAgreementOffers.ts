import { queryAgreementOffers as call } from '@/contract/product/queryAgreementOffers'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { offersOf } from '../agreementCodes'

export const queryAgreementOffers = accountHandler(call, async ({ bank, customer, now, today }, asked) =>
  ok(await offersOf(bank.db.drizzle, { customerId: customer.id, now, today }, asked)),
)
