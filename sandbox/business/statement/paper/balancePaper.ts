import { sql } from 'drizzle-orm'
import { capitalAmount } from '@/domain/money/capital'
import { addFen, fen, ZERO_FEN } from '@/domain/money/fen'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { Day } from '@/domain/dates/day'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { amountText, dayText, holderFacts } from './format'
import type { Holder, Paper } from './paper'

/** What of a customer's money lies with the bank, by the kind of the ledger's account; wealth shares don't. */
const PARTS = [
  ['wallet', '电子账户可用余额'],
  ['frozen', '冻结资金'],
  ['outgoing', '转出处理中'],
  ['pot', '存钱罐余额'],
  ['sub', '其他账户余额'],
  ['deposits', '存款本金'],
  ['subscriptions', '理财申购在途资金'],
] as const

/** What there was at the end of a day. */
export async function balancePaper(on: Queryable, holder: Holder, day: Day): Promise<Paper> {
  const found = await rowsOf<{ kind: string; sum: number }>(
    on,
    sql`
    SELECT a.kind, sum(e.amount)::bigint AS sum
    FROM ledger_accounts a
    JOIN ledger_entries e ON e.account_id = a.id
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE a.customer_id = ${holder.customerId} AND t.day <= ${day}
    GROUP BY a.kind`,
  )
  const parts = PARTS.map(([kind, title]) => ({
    title,
    amount: fen(found.find((row) => row.kind === kind)?.sum ?? ZERO_FEN),
  })).filter(({ title, amount }) => amount !== 0 || title === PARTS[0][1])
  const total = addFen(...parts.map(({ amount }) => amount))
  return {
    kind: 'BALANCE',
    title: STATEMENT_TITLES.BALANCE,
    facts: [
      ...holderFacts(holder),
      { label: '截至', value: `${dayText(day)} 日终` },
      { label: '币种', value: '人民币' },
    ],
    columns: [
      { title: '项目', right: false, share: 60 },
      { title: '金额(元)', right: true, share: 40 },
    ],
    rows: parts.map(({ title, amount }) => [title, amountText(amount)]),
    sums: [
      { label: '合计', value: amountText(total) },
      { label: '大写', value: capitalAmount(total) },
    ],
    notes: ['代销理财产品份额不是存款，不计入本证明。'],
    closing: total,
  }
}
