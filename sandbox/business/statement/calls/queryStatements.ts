import { queryStatements as call } from '@/contract/statement/queryStatements'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfStatements } from '../read'

export const queryStatements = accountHandler(call, async ({ bank, customer, today }, { after }) =>
  ok({ ...(await pageOfStatements(bank.db.drizzle, customer.id, after)), today }),
)
