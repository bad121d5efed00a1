import PickerView from '@nutui/nutui-react-taro/dist/es/packages/pickerview/index'
import '@nutui/nutui-react-taro/dist/es/packages/pickerview/style/style.css'
import { View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import { chosenProps } from '@/platform/chosen'
import controls from '@/platform/controls'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { Sheet } from '../Sheet'
import { columnsFor, settleValues, stepColumn } from './columns'
import type { ColumnsOf, PickerColumns } from './columns'
import './PickerSheet.scss'

export type { PickerColumns, PickerItem } from './columns'

export interface PickerSheetProps {
  readonly open: boolean
  readonly title: string
  /**
   * Independent columns, one column whose items have children, or what gives the columns for the chosen values (year,
   * month, day); must be the same array or function while its content is the same.
   */
  readonly columns: PickerColumns | ColumnsOf
  /** The name of each column (年, 月, 日), for people who don't see the wheels. */
  readonly labels?: readonly string[]
  readonly value?: readonly string[]
  /** The problem with these values, with which they can't be confirmed; undefined for none. */
  readonly complaint?: (values: readonly string[]) => string | undefined
  readonly onConfirm: (values: readonly string[]) => void
  readonly onClose: () => void
}

interface Column {
  readonly name: string
  readonly items: PickerColumns[number]
  /** The chosen one. */
  readonly at: number
  readonly step: (by: 1 | -1) => void
}

/** Above and below the wheels, a step a column. */
const Steps = ({ columns, by }: { readonly columns: readonly Column[]; readonly by: 1 | -1 }) => (
  <View className="ui-picker-sheet__steps">
    {columns.map(({ name, step }) => (
      <Pressable
        key={name}
        className="ui-picker-sheet__step"
        label={`${name}，${by < 0 ? '上一项' : '下一项'}`}
        onPress={() => step(by)}
      >
        <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} size="small" />
      </Pressable>
    ))}
  </View>
)

/** The wheels' middle line for keys and screen readers, which NutUI's wheels leave out. */
const Chosen = ({ columns }: { readonly columns: readonly Column[] }) => (
  <View className="ui-picker-sheet__chosen">
    {columns.map(({ name, items, at, step }) => (
      <View
        key={name}
        className="ui-picker-sheet__value"
        {...role('spinbutton')}
        {...{ tabIndex: 0 }}
        {...controls.keyboardStep(step)}
        {...chosenProps({ name, text: items[at]?.label ?? '', at, count: items.length })}
      />
    ))}
  </View>
)

/** Mounted only while open, so that values that were not confirmed are forgotten. */
function OpenPicker({
  title,
  columns,
  labels = [],
  value = [],
  complaint,
  onConfirm,
  onClose,
}: Omit<PickerSheetProps, 'open'>) {
  const [values, setValues] = useState(() => settleValues(columns, value))
  // NutUI reports its present values whenever it gets another function, before it has applied a value that was set by
  // stepping. With a new function at each rendering the two would change each other for ever.
  const turn = useCallback(
    (next: readonly unknown[]): void =>
      setValues((before) => {
        const settled = settleValues(columns, next.map(String))
        return settled.join() === before.join() ? before : settled
      }),
    [columns],
  )
  const onChange = useCallback(({ value: next }: { value: readonly unknown[] }) => turn(next), [turn])
  // NutUI modifies the array it gets, so it gets copies.
  const shown = useMemo(() => [...values], [values])
  const content = useMemo(
    () => JSON.stringify(typeof columns === 'function' ? columns(values) : columns),
    [columns, values],
  )
  const options = useMemo(() => JSON.parse(content) as { label: string; value: string }[][], [content])
  const wrong = complaint?.(values)
  const turned = columnsFor(columns, values).map((items, depth): Column => ({
    name: labels[depth] ?? `第${depth + 1}列`,
    items,
    at: items.findIndex((item) => item.value === values[depth]),
    step: (by) => turn(stepColumn(columns, values, depth, by)),
  }))
  const action = (
    <>
      {wrong !== undefined && (
        <View className="ui-picker-sheet__wrong" {...role('alert')}>
          {wrong}
        </View>
      )}
      <Button disabled={wrong !== undefined} onPress={() => onConfirm(values)}>
        确定
      </Button>
    </>
  )
  return (
    <Sheet open title={title} onClose={onClose} action={action}>
      <Steps columns={turned} by={-1} />
      <View className="ui-picker-sheet__wheels">
        <View className="ui-picker-sheet__drums" aria-hidden="true">
          <PickerView options={options} value={shown} onChange={onChange} />
        </View>
        <Chosen columns={turned} />
      </View>
      <Steps columns={turned} by={1} />
    </Sheet>
  )
}

/** Wheels for dates and the like, drawn by NutUI. */
export const PickerSheet = ({ open, ...picker }: PickerSheetProps) => (open ? <OpenPicker {...picker} /> : null)
