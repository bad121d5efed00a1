import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { Period } from '@/domain/statement/period'
import type { Lines } from '../lines'
import { amountText, holderFacts, periodFact, signedText, timeText } from './format'
import type { Holder, Paper } from './paper'

const COLUMNS = [
  { title: '交易时间', right: false, share: 19 },
  { title: '摘要', right: false, share: 29 },
  { title: '对方', right: false, share: 20 },
  { title: '金额(元)', right: true, share: 16 },
  { title: '余额(元)', right: true, share: 16 },
]

/** Every movement of the electronic account in a period, and how they add up. */
export function statementPaper(holder: Holder, period: Period, statement: Lines): Paper {
  const { opening, closing, lines } = statement
  return {
    kind: 'STATEMENT',
    title: STATEMENT_TITLES.STATEMENT,
    facts: [...holderFacts(holder), periodFact(period), { label: '币种', value: '人民币' }],
    columns: COLUMNS,
    rows: lines.map(({ at, title, counterparty, amount, balanceAfter }) => [
      timeText(at),
      title,
      counterparty,
      signedText(amount),
      amountText(balanceAfter),
    ]),
    sums: [
      { label: '期初余额', value: amountText(opening) },
      { label: '流入合计', value: amountText(statement.in) },
      { label: '流出合计', value: amountText(statement.out) },
      { label: '期末余额', value: amountText(closing) },
      { label: '笔数', value: String(lines.length) },
    ],
    notes: [
      '余额含被冻结和处理中的资金，不含存钱罐；消费退款冲减流出合计；流入、流出合计含存放到本人存款、理财和其他账户及从中取回的资金。',
    ],
    closing,
  }
}
