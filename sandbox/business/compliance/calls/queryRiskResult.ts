import { queryRiskResult as call } from '@/contract/compliance/queryRiskResult'
import { ok } from '@/domain/result'
import { customerAge, riskStanding } from '../risk'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryRiskResult = accountHandler(call, async ({ bank, customer, today }) =>
  ok(await riskStanding(bank.db.drizzle, { customerId: customer.id, age: customerAge(customer, today), today })),
)
