import { View } from '@tarojs/components'
import { Children } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import type { IconName } from '../Icon'
import { Pressable } from '../Pressable'
import { unbroken } from '../Unbroken/unbroken'
import '../block/block.scss'
import './Cell.scss'

export interface CellProps {
  readonly label: ReactNode
  readonly value?: ReactNode
  /** A second line under the label. */
  readonly hint?: ReactNode
  readonly icon?: IconName
  /** By default shown when the cell can be pressed. */
  readonly arrow?: boolean
  readonly onPress?: () => void
  readonly disabled?: boolean
  /** `stacked` shows a long value below its label. */
  readonly layout?: 'row' | 'stacked'
  readonly strong?: boolean
  /** The screen reader's text of a cell that can be pressed, where the same is shown in several groups. */
  readonly name?: string
}

/** One row of a list or of details. */
export function Cell(props: CellProps) {
  const { label, value, hint, icon, onPress, arrow = Boolean(onPress), disabled, layout = 'row', strong } = props
  const names = classes(
    'ui-cell',
    layout === 'stacked' && 'ui-cell--stacked',
    hint !== undefined && 'ui-cell--hinted',
    strong && 'ui-cell--strong',
  )
  const chevron = arrow && <Icon name="arrow-right" size="small" tone="hint" className="ui-cell__arrow" />
  const inside = (
    <>
      {icon && (
        <View className="ui-cell__icon">
          <Icon name={icon} tone="brand" />
        </View>
      )}
      <View className="ui-cell__body">
        <View className="ui-cell__main">
          <View className="ui-cell__label">{unbroken(label)}</View>
          {hint !== undefined && <View className="ui-cell__hint">{unbroken(hint)}</View>}
        </View>
        {value !== undefined && (
          <View className="ui-cell__end">
            <View className="ui-cell__value">{value}</View>
            {chevron}
          </View>
        )}
      </View>
      {value === undefined && chevron}
    </>
  )
  if (!onPress) return <View className={names}>{inside}</View>
  return (
    <Pressable
      className={classes(names, 'ui-cell--pressable')}
      label={props.name}
      onPress={onPress}
      disabled={disabled}
    >
      {inside}
    </Pressable>
  )
}

export interface CellGroupProps {
  readonly title?: ReactNode
  /** A note under the group. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Rows on one card; a group without any is its title and note alone. */
export function CellGroup({ title, note, children }: CellGroupProps) {
  const rows = Children.toArray(children)
  return (
    <View className="ui-block ui-cell-group">
      {title !== undefined && (
        <Heading level={2} className="ui-cell-group__title">
          {title}
        </Heading>
      )}
      {rows.length > 0 && <View className="ui-cell-group__body">{children}</View>}
      {note !== undefined && <View className="ui-cell-group__note">{unbroken(note)}</View>}
    </View>
  )
}
