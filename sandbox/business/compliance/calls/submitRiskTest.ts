import { submitRiskTest as call } from '@/contract/compliance/submitRiskTest'
import { ok } from '@/domain/result'
import { customerAge, riskStanding, takeRiskTest } from '../risk'
import { recordEvent } from '@sandbox/kernel/audit'
import { occurred } from '@sandbox/kernel/occasions'
import { accountHandler } from '@sandbox/kernel/scope'

export const submitRiskTest = accountHandler(call, ({ bank, customer, session, now, today }, { version, answers }) =>
  bank.db.transaction(async (tx) => {
    const [customerId, age] = [customer.id, customerAge(customer, today)]
    const taken = await takeRiskTest(tx, { customerId, age, version, answers, now })
    if (!taken.ok) return taken
    const { id: riskTestId, level } = taken.value
    const detail = { riskTestId, version, level, declared: true }
    await recordEvent(tx, now, 'riskTest', { customerId, sessionId: session.id, detail })
    await occurred(tx, bank.capabilities, { occasion: 'riskTested', customerId, about: String(riskTestId), now })
    return ok(await riskStanding(tx, { customerId, age, today }))
  }),
)
