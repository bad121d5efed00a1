import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { CellGroup } from '../Cell'
import type { CellGroupProps } from '../Cell'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { Unbroken } from '../Unbroken'
import './FactTable.scss'

export interface FactTableRow {
  /** Tells it from the others. */
  readonly name: string
  readonly hint?: string
  /** Beside the name. */
  readonly mark?: ReactNode
  /** One a column. */
  readonly values: readonly string[]
  readonly onPress?: () => void
}

interface FactTableProps extends Omit<CellGroupProps, 'children'> {
  readonly columns: readonly string[]
  readonly rows: readonly FactTableRow[]
}

/**
 * The same facts of several things, to be compared: a thing's name above its facts, which stand in columns. In the elder view
 * and in large type, where columns can't be read, each fact has its caption beside it.
 */
export const FactTable = ({ columns, rows, ...group }: FactTableProps) => (
  <CellGroup {...group}>
    <View className="ui-fact-table__cells ui-fact-table__head" aria-hidden="true">
      {columns.map((column) => (
        <View key={column} className="ui-fact-table__cell">
          <Unbroken text={column} />
        </View>
      ))}
    </View>
    {rows.map((row) => (
      <Row key={row.name} row={row} columns={columns} />
    ))}
  </CellGroup>
)

interface RowProps {
  readonly row: FactTableRow
  readonly columns: readonly string[]
}

function Row({ row: { name, hint, mark, values, onPress }, columns }: RowProps) {
  const inside = (
    <>
      <View className="ui-fact-table__title">
        <View className="ui-fact-table__name">{name}</View>
        {mark}
        {onPress && <Icon name="arrow-right" size="small" tone="hint" className="ui-fact-table__arrow" />}
      </View>
      {hint !== undefined && <View className="ui-fact-table__hint">{hint}</View>}
      <View className="ui-fact-table__cells">
        {columns.map((column, at) => (
          <View key={column} className="ui-fact-table__cell">
            <View className="ui-fact-table__caption">{column}</View>
            <View className="ui-fact-table__value">{values[at]}</View>
          </View>
        ))}
      </View>
    </>
  )
  if (!onPress) return <View className="ui-fact-table__row">{inside}</View>
  return (
    <Pressable role="link" className="ui-fact-table__row ui-fact-table__row--pressable" onPress={onPress}>
      {inside}
    </Pressable>
  )
}
