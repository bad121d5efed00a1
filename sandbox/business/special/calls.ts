import * as calls from '@/contract/special'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { capLeft, takesFrom } from '@/domain/subaccount/use'
import { day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { isSameName } from '@/domain/people/names'
import { fail, ok } from '@/domain/result'
import { payeeOf } from '@/domain/special/batch'
import { VERIFICATIONS_A_DAY } from '@/domain/special/machine'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { readUse } from '@sandbox/business/subaccount'
import { recordEvent } from '@sandbox/kernel/audit'
import { wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sendingAfterwards } from '@sandbox/kernel/orders/briefWait'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { claimPayout } from './claim'
import { countClaimable, findPayout, pageOfPayouts, verifyPayouts, wirePayout, wirePayouts } from './items'
import { settlePayout } from './network'

/**
 * What is typed must be the customer's own, so that nobody asks about a third person; a try is counted before it is compared.
 * A face is used up only by who has typed what is right.
 */
const verifying = accountHandler(calls.verifySpecial, (scope, given) => {
  const { bank, customer, session, now, realNow, today } = scope
  const { id: customerId } = customer
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await hasPass(tx, customerId, 'claimSpecial', realNow))) return fail(bankError('FaceMissing'))
    if (!(await countToday(tx, triesOf(customerId, today), VERIFICATIONS_A_DAY))) return fail(bankError('TooManyTries'))
    const typed = payeeOf(given)
    const own = payeeOf({ name: customer.realName ?? '', idCardNo: customer.idCardNo ?? '' })
    const mine = typed.idCardNo !== '' && isSameName(typed.name, own.name) && typed.idCardNo === own.idCardNo
    if (!mine) return fail(bankError('IdCardNotConfirmed', '姓名或身份证号与您在我行登记的不一致，只能查询本人的款项'))
    await consumePass(tx, customerId, 'claimSpecial', realNow)
    await verifyPayouts(tx, customerId, { payee: own, today })
    const found = await countClaimable(tx, customerId, today)
    await recordEvent(tx, now, 'specialVerified', { customerId, sessionId: session.id, detail: { found } })
    return ok({ found })
  })
})

const triesOf = (subject: string, today: Day): DailyCount => ({ subject, kind: 'special', day: today })

/** Told before a face. */
export const verifySpecial: typeof verifying = {
  ...verifying,
  ownerObstacle: (on, { customer, today }) => usedUpToday(on, triesOf(customer.id, today), VERIFICATIONS_A_DAY),
}

export const querySpecial = accountHandler(calls.querySpecial, async ({ bank, customer, today }, { list, after }) => {
  const on = bank.db.drizzle
  const { rows, more } = await pageOfPayouts(on, customer.id, { list, after })
  const used = await readUse(on, { account: wallet(customer.id), kind: 'IN', day: today })
  const caps = CLASS_FACTS.II.caps.IN
  const payouts = (await wirePayouts(on, rows)).map((one) => {
    const { state, amount, claimUntil } = one
    const later = state === 'VERIFIED' && takesFrom(caps, used, { amount, day: today, until: day(claimUntil) })
    return later ? { ...one, accountFrom: later } : one
  })
  return ok({ payouts, more, accountTakes: capLeft(caps, used) })
})

export const querySpecialItem = accountHandler(calls.querySpecialItem, async ({ bank, customer }, { itemId }) => {
  const on = bank.db.drizzle
  const found = await findPayout(on, customer.id, itemId)
  return found ? ok(await wirePayout(on, found)) : fail(bankError('SpecialUnknown'))
})

const claim = moneyHandler(calls.claimSpecial, {
  flow: 'in',
  async work(tx, { customer, now }, { password: _, ...request }) {
    await lockCustomer(tx, customer.id)
    const claimed = await claimPayout(tx, { ...request, customerId: customer.id, now })
    return claimed.ok ? ok(await wirePayout(tx, claimed.value)) : claimed
  },
})

export const claimSpecial = sendingAfterwards(claim, (bank, { state, itemId }) =>
  state === 'SENDING' ? settlePayout(bank, itemId) : undefined,
)
