import type { ResultViewProps } from '@/ui/ResultView'
import { Amount } from '@/ui/Amount'
import type { Fen } from '@/domain/money/fen'

/** A line of an order's result: words or an amount. */
export interface ResultRow {
  readonly label: string
  readonly text?: string
  readonly amount?: Fen
}

/** Rows of an order's result for ResultView. */
export const resultRows = (rows: readonly ResultRow[]): NonNullable<ResultViewProps['rows']> =>
  rows.map(({ label, text, amount }) => ({ label, value: amount === undefined ? text : <Amount value={amount} /> }))
