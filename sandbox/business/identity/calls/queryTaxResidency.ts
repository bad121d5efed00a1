import { queryTaxResidency as call } from '@/contract/identity/queryTaxResidency'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfDeclarations } from '../tax/read'

export const queryTaxResidency = accountHandler(call, async ({ bank, customer }, { after }) =>
  ok(await pageOfDeclarations(bank.db.drizzle, customer.id, after)),
)
