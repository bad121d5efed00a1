import { queryRiskResult as call } from '../../../src/contract/risk/queryRiskResult'
import { ok } from '../../../src/domain/result'
import { customerAge, riskStanding } from '../../risk'
import { accountHandler } from '../scope'

export const queryRiskResult = accountHandler(call, async ({ bank, customer, today }) =>
  ok(await riskStanding(bank.db.drizzle, { customerId: customer.id, age: customerAge(customer, today), today })),
)
