import { queryMaturities as call } from '../../../src/contract/holding/queryMaturities'
import { isDay } from '../../../src/domain/dates/day'
import { instructionCutOff } from '../../../src/domain/maturity/instruction'
import { ok } from '../../../src/domain/result'
import { sumByMonth } from '../../deposits'
import { instructionsOf } from '../../renewal'
import { allHoldings } from '../holding/all'
import { accountHandler } from '../scope'

const PAGE = 20

export const queryMaturities = accountHandler(call, async ({ bank, customer, now }, { after }) => {
  const on = bank.db.drizzle
  const held = await allHoldings(on, { customerId: customer.id, productTypes: [], state: 'open', now })
  const deposits = held
    .filter(({ kind }) => kind === 'deposit')
    .sort((a, b) => (a.endDate === b.endDate ? Number(a.seqNo) - Number(b.seqNo) : a.endDate < b.endDate ? -1 : 1))
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
