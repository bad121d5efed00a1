import type { ResultViewProps } from '@/ui/ResultView'
import { Amount } from '@/ui/Amount'
import type { ResultRow } from '../model/buyResult'

/** Rows of an order as a result shows them. */
export const resultRows = (rows: readonly ResultRow[]): NonNullable<ResultViewProps['rows']> =>
  rows.map(({ label, text, amount }) => ({ label, value: amount === undefined ? text : <Amount value={amount} /> }))
