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
  /** Independent columns (year, month, day), or one column whose items have children; the same array as long as they are the same. */
  readonly columns: PickerColumns
  /** What each column holds (年, 月, 日), for whoever doesn't see the wheels. */
  readonly labels?: readonly string[]
  readonly value?: readonly string[]
  /** What is wrong with these values; they can't be confirmed then. */
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

/** What is chosen, column by column; the wheel below is for fingers, this for taps, keys and screen readers. */
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

/** Mounted only while open: what was turned and not confirmed is forgotten. */
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
  // NutUI tells what it shows whenever it is given another function, before it has taken over a value that was stepped
  // to: a new function each time would set the two against each other for ever.
  const turn = useCallback(
    (turned: readonly unknown[]): void =>
      setValues((before) => {
        const settled = settleValues(columns, turned.map(String))
        return settled.join() === before.join() ? before : settled
      }),
    [columns],
  )
  const onChange = useCallback(({ value: turned }: { value: readonly unknown[] }) => turn(turned), [turn])
  // NutUI changes what it is given, so it gets copies.
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

/** Wheels for dates and the like; NutUI turns them. */
export const PickerSheet = ({ open, ...picker }: PickerSheetProps) => (open ? <OpenPicker {...picker} /> : null)
