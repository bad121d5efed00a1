import { submitClosure as call } from '@/contract/closure/submitClosure'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { settleOne } from '@sandbox/business/transfer'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { awaitSoon } from '@sandbox/kernel/orders/soon'
import type { Bank, Handler, Scope } from '@sandbox/kernel/scope'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { closureCalled } from '../closures'
import { settleClosure } from '../settle'
import { submissionRefusal, submit } from '../submit'
import { receiptOf } from '../wire'

const ordered = moneyHandler(call, {
  // The customer's own money goes to the customer's own card, whatever the account may otherwise do.
  flow: 'back',
  async authorise(tx, scope, request) {
    const { bank, customer, now, realNow } = scope
    const settling = { now, realNow, capabilities: bank.capabilities }
    const refusal = await submissionRefusal(tx, customer.id, request, settling)
    return refusal ? fail(refusal) : ok(undefined)
  },
  stepUp: async (tx, { customer, realNow }, { smsCode }) =>
    customer.mobileNo === null
      ? fail(bankError('SmsCodeExpired'))
      : consumeSmsCode(tx, realNow, customer.mobileNo, 'closeAccount', smsCode),
  async work(tx, { bank, customer, now, realNow }, { clientId, cardId }) {
    const settling = { now, realNow, capabilities: bank.capabilities }
    const settled = await submit(tx, bank, { customerId: customer.id, clientId, cardId }, settling)
    return ok(await receiptOf(tx, settled))
  },
})

/** Sends the payout and hears what came of it; what the network takes longer for is upkeep's. */
async function finish(bank: Bank, closureNo: string): Promise<void> {
  const closure = await closureCalled(bank.db.drizzle, closureNo)
  if (closure?.state !== 'PAYING_OUT' || closure.orderNo === null) return
  await settleOne(bank, closure.orderNo)
  await settleClosure(bank, closureNo)
}

/** Answers with what has come of it by now: with the receipt, as soon as there is one. */
export const submitClosure: Handler<typeof call> = {
  ...ordered,
  async handle(scope: Scope, request) {
    const answer = await ordered.handle(scope, request)
    if (!answer.ok) return answer
    const { bank } = scope
    await awaitSoon(bank, finish(bank, answer.value.closureNo))
    const closure = await closureCalled(bank.db.drizzle, answer.value.closureNo)
    return closure ? ok(await receiptOf(bank.db.drizzle, closure)) : answer
  },
}
