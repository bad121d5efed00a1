import PickerView from '@nutui/nutui-react-taro/dist/es/packages/pickerview/index'
import '@nutui/nutui-react-taro/dist/es/packages/pickerview/style/style.css'
import { View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import controls from '@/platform/controls'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { Sheet } from '../Sheet'
import { columnsFor, settleValues, stepColumn } from './columns'
import type { PickerColumns } from './columns'
import './PickerSheet.scss'

export type { PickerColumns, PickerItem } from './columns'

export interface PickerSheetProps {
  readonly open: boolean
  readonly title: string
  /**
   * Independent columns (year, month, day), or one column whose items have children; must be the same array while its
   * content is the same.
   */
  readonly columns: PickerColumns
  /** The name of each column (年, 月, 日), for people who don't see the wheels. */
  readonly labels?: readonly string[]
  readonly value?: readonly string[]
  /** The problem with these values, with which they can't be confirmed; undefined for none. */
  readonly complaint?: (values: readonly string[]) => string | undefined
  readonly onConfirm: (values: readonly string[]) => void
  readonly onClose: () => void
}

interface ChosenProps {
  readonly columns: PickerColumns
  readonly labels: readonly string[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** The chosen values, column by column; for taps, keys and screen readers, while the wheel below is for fingers. */
function Chosen({ columns, labels, values, onChange }: ChosenProps) {
  return (
    <View className="ui-picker-sheet__chosen">
      {columnsFor(columns, values).map((column, depth) => {
        const label = column.find((item) => item.value === values[depth])?.label ?? ''
        const name = labels[depth] ?? `第${depth + 1}列`
        const step = (by: 1 | -1): void => onChange(stepColumn(columns, values, depth, by))
        return (
          <View key={depth} className="ui-picker-sheet__column">
            <Pressable className="ui-picker-sheet__step" label={`${name}，上一项`} onPress={() => step(-1)}>
              <Icon name="arrow-up" size="small" />
            </Pressable>
            <View
              className="ui-picker-sheet__value"
              {...role('spinbutton')}
              {...{ tabIndex: 0 }}
              {...controls.keyboardStep(step)}
              aria-label={name}
              aria-valuenow={column.findIndex((item) => item.value === values[depth])}
              aria-valuemin={0}
              aria-valuemax={column.length - 1}
              aria-valuetext={label}
            >
              {label}
            </View>
            <Pressable className="ui-picker-sheet__step" label={`${name}，下一项`} onPress={() => step(1)}>
              <Icon name="arrow-down" size="small" />
            </Pressable>
          </View>
        )
      })}
    </View>
  )
}

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
    (turned: readonly unknown[]): void =>
      setValues((before) => {
        const settled = settleValues(columns, turned.map(String))
        return settled.join() === before.join() ? before : settled
      }),
    [columns],
  )
  const onChange = useCallback(({ value: turned }: { value: readonly unknown[] }) => turn(turned), [turn])
  // NutUI modifies the array it gets, so it gets copies.
  const shown = useMemo(() => [...values], [values])
  const options = useMemo(() => JSON.parse(JSON.stringify(columns)) as { label: string; value: string }[][], [columns])
  const wrong = complaint?.(values)
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
      <Chosen columns={columns} labels={labels} values={values} onChange={turn} />
      <View className="ui-picker-sheet__wheels" aria-hidden="true">
        <PickerView options={options} value={shown} onChange={onChange} />
      </View>
    </Sheet>
  )
}

/** Wheels for dates and the like, drawn by NutUI. */
export const PickerSheet = ({ open, ...picker }: PickerSheetProps) => (open ? <OpenPicker {...picker} /> : null)
