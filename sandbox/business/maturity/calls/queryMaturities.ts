import { queryMaturities as call } from '@/contract/maturity/queryMaturities'
import { isDay } from '@/domain/dates/day'
import { instructionCutOff } from '@/domain/maturity/instruction'
import { ok } from '@/domain/result'
import { EVERY_DEPOSIT, listDeposits, sumByMonth } from '@sandbox/business/deposit'
import { accountHandler } from '@sandbox/kernel/scope'
import { instructionsOf } from '../instructions'

const PAGE = 20

export const queryMaturities = accountHandler(call, async ({ bank, customer, now }, { after }) => {
  const on = bank.db.drizzle
  const held = await listDeposits(on, { customerId: customer.id, state: 'open', limit: EVERY_DEPOSIT, now })
  const deposits = held.sort((a, b) =>
    a.endDate === b.endDate ? Number(a.seqNo) - Number(b.seqNo) : a.endDate < b.endDate ? -1 : 1,
  )
  const from = after === undefined ? 0 : deposits.findIndex(({ seqNo }) => seqNo === after) + 1
  const page = deposits.slice(from, from + PAGE)
  const given = await instructionsOf(
    on,
    page.map(({ seqNo }) => Number(seqNo)),
  )
  return ok({
    deposits: page.map((holding) => ({
      holding,
      instruction: given.get(Number(holding.seqNo))?.instruction ?? ('PAY_OUT' as const),
      changeable: isDay(holding.endDate) && now < instructionCutOff(holding.endDate),
    })),
    months: sumByMonth(deposits),
    more: from + PAGE < deposits.length,
  })
})
