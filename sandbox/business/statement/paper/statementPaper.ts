import { fen } from '@/domain/money/fen'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { Period } from '@/domain/statement/period'
import type { Line, Lines } from '../lines'
import { amountText, holderFacts, periodFact, signedText, timeText } from './format'
import type { Holder, Paper } from './paper'

const COLUMNS = [
  { title: '交易时间', right: false, share: 19 },
  { title: '摘要', right: false, share: 29 },
  { title: '对方', right: false, share: 20 },
  { title: '金额(元)', right: true, share: 16 },
  { title: '余额(元)', right: true, share: 16 },
]

const sumOf = (lines: readonly Line[], counts: (amount: number) => boolean) =>
  fen(lines.reduce((sum, { amount }) => (counts(amount) ? sum + Math.abs(amount) : sum), 0))

/** Every movement of the electronic account in a period, and how they add up. */
export function statementPaper(holder: Holder, period: Period, { opening, closing, lines }: Lines): Paper {
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
      { label: '收入合计', value: amountText(sumOf(lines, (amount) => amount > 0)) },
      { label: '支出合计', value: amountText(sumOf(lines, (amount) => amount < 0)) },
      { label: '期末余额', value: amountText(closing) },
      { label: '笔数', value: String(lines.length) },
    ],
    notes: ['余额为电子账户可用余额；被冻结的资金以“冻结”列为支出，解除冻结后列为收入。'],
    closing,
  }
}
