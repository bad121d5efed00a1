import { Cell, CellGroup } from '.'
import type { CellGroupProps, CellProps } from '.'

/** A cell as data: a line of text, or a cell whose label tells it from the others. */
export type Row = string | (CellProps & { readonly label: string })

interface CellTableProps extends Omit<CellGroupProps, 'children'> {
  readonly rows: readonly Row[]
}

/** A group of cells that is nothing but rows of data. */
export const CellTable = ({ rows, ...group }: CellTableProps) => (
  <CellGroup {...group}>
    {rows.map((row) => (typeof row === 'string' ? <Cell key={row} label={row} /> : <Cell key={row.label} {...row} />))}
  </CellGroup>
)
