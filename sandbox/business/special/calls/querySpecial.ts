import { querySpecial as call } from '@/contract/special/querySpecial'
import { CLASS_FACTS } from '@/domain/accountClasses/classes'
import { capLeft, takesFrom } from '@/domain/accountClasses/use'
import { day } from '@/domain/dates/day'
import { ok } from '@/domain/result'
import { readUse } from '@sandbox/business/subaccount'
import { wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfPayouts, wirePayouts } from '../items'

export const querySpecial = accountHandler(call, async ({ bank, customer, today }, { list, after }) => {
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
