export interface PickerItem {
  readonly label: string
  readonly value: string
  /** Items of the next column; with children there is only one root column. */
  readonly children?: readonly PickerItem[]
}

export type PickerColumns = readonly (readonly PickerItem[])[]

/** Columns that follow from the values chosen in those before them, which have figures of one width for values. */
export type ColumnsOf = (values: readonly string[]) => PickerColumns

/** The columns for the chosen values: as given, or derived from one root column or by a function. */
export function columnsFor(columns: PickerColumns | ColumnsOf, values: readonly string[]): PickerColumns {
  if (typeof columns === 'function') return columns(values)
  const [root] = columns
  if (!root || columns.length > 1 || !root.some((item) => item.children)) return columns
  const walked: (readonly PickerItem[])[] = []
  let level: readonly PickerItem[] | undefined = root
  for (let depth = 0; level && level.length > 0; depth += 1) {
    walked.push(level)
    const chosen: PickerItem | undefined = level.find((item) => item.value === values[depth]) ?? level[0]
    level = chosen?.children
  }
  return walked
}

const firstOf = (column: readonly PickerItem[]): PickerItem | undefined => column[0]

/** The last one that isn't beyond the value. */
const nearestIn = (column: readonly PickerItem[], value = ''): PickerItem | undefined =>
  [...column].reverse().find((item) => item.value <= value) ?? firstOf(column)

/**
 * Values that exist in the columns; a missing one is replaced by the first of its column, or where columns end sooner by the
 * nearest.
 */
export function settleValues(columns: PickerColumns | ColumnsOf, values: readonly string[]): readonly string[] {
  const settled: string[] = []
  for (let depth = 0; ; depth += 1) {
    const column = columnsFor(columns, settled)[depth]
    if (!column) return settled
    const chosen =
      column.find((item) => item.value === values[depth]) ??
      (typeof columns === 'function' ? nearestIn(column, values[depth]) : firstOf(column))
    if (!chosen) return settled
    settled.push(chosen.value)
  }
}

/** Moves one column to its next or previous item; stays at the ends. */
export function stepColumn(
  columns: PickerColumns | ColumnsOf,
  values: readonly string[],
  depth: number,
  by: 1 | -1,
): readonly string[] {
  const column = columnsFor(columns, values)[depth] ?? []
  const next = column[column.findIndex((item) => item.value === values[depth]) + by]
  return next
    ? settleValues(
        columns,
        values.map((value, index) => (index === depth ? next.value : value)),
      )
    : values
}
