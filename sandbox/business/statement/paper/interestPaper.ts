import { addFen, fen } from '@/domain/money/fen'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { Period } from '@/domain/statement/period'
import { named } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { interestIn } from '../interest'
import { amountText, holderFacts, periodFact, timeText } from './format'
import type { Holder, Paper } from './paper'

/** What deposits paid in a year, one line for each payment. */
export async function interestPaper(
  on: Queryable,
  capabilities: readonly Capability[],
  holder: Holder,
  period: Period,
): Promise<Paper> {
  const rows = await interestIn(on, holder.customerId, period)
  const titles = capabilities.map(({ postings }) => postings)
  const total = addFen(...rows.map(({ interest }) => fen(interest)))
  return {
    kind: 'INTEREST_YEAR',
    title: STATEMENT_TITLES.INTEREST_YEAR,
    facts: [...holderFacts(holder), periodFact(period), { label: '币种', value: '人民币' }],
    columns: [
      { title: '支付时间', right: false, share: 25 },
      { title: '摘要', right: false, share: 50 },
      { title: '利息(元)', right: true, share: 25 },
    ],
    rows: rows.map(({ at, kind, memo, interest }) => {
      const title = named(titles, kind) ?? '账务处理'
      return [timeText(at), memo === '' ? title : `${title}-${memo}`, amountText(fen(interest))]
    }),
    sums: [
      { label: '利息合计', value: amountText(total) },
      { label: '笔数', value: String(rows.length) },
    ],
    notes: ['储蓄存款利息暂免征收个人所得税；代销理财收益不是利息，不计入本清单。'],
    closing: undefined,
  }
}
