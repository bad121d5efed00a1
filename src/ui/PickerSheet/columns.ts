export interface PickerItem {
  readonly label: string
  readonly value: string
  /** Items of the next column; with children there is only one root column. */
  readonly children?: readonly PickerItem[]
}

export type PickerColumns = readonly (readonly PickerItem[])[]

/** The columns for the chosen values: as given, or derived from one root column. */
export function columnsFor(columns: PickerColumns, values: readonly string[]): PickerColumns {
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

/** Values that exist in the columns; a missing one is replaced by the first of its column. */
export function settleValues(columns: PickerColumns, values: readonly string[]): readonly string[] {
  const settled: string[] = []
  for (let depth = 0; ; depth += 1) {
    const column = columnsFor(columns, settled)[depth]
    if (!column) return settled
    const chosen = column.find((item) => item.value === values[depth]) ?? column[0]
    if (!chosen) return settled
    settled.push(chosen.value)
  }
}

/** Moves one column to its next or previous item; stays at the ends. */
export function stepColumn(
  columns: PickerColumns,
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
