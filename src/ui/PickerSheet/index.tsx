import PickerView from '@nutui/nutui-react-taro/dist/es/packages/pickerview/index'
import '@nutui/nutui-react-taro/dist/es/packages/pickerview/style/style.css'
import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import controls from '../../platform/controls'
import { Button } from '../Button'
import { role } from '../role'
import { Sheet } from '../Sheet'
import { columnsFor, settleValues, stepColumn } from './columns'
import type { PickerColumns } from './columns'
import './PickerSheet.scss'

export type { PickerColumns, PickerItem } from './columns'

export interface PickerSheetProps {
  readonly open: boolean
  readonly title: string
  /** Independent columns (year, month, day), or one column whose items have children (province, city, county). */
  readonly columns: PickerColumns
  readonly value?: readonly string[]
  readonly onConfirm: (values: readonly string[]) => void
  readonly onClose: () => void
}

/** What is chosen, column by column; the wheel below is for fingers, this for keys and screen readers. */
function Chosen({
  columns,
  values,
  onChange,
}: {
  columns: PickerColumns
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}) {
  return (
    <View className="ui-picker__chosen">
      {columnsFor(columns, values).map((column, depth) => {
        const label = column.find((item) => item.value === values[depth])?.label ?? ''
        return (
          <View
            key={depth}
            className="ui-picker__value"
            {...role('spinbutton')}
            {...{ tabIndex: 0 }}
            {...controls.keyboardStep((by) => onChange(stepColumn(columns, values, depth, by)))}
            aria-label={`第${depth + 1}列`}
            aria-valuenow={column.findIndex((item) => item.value === values[depth])}
            aria-valuemin={0}
            aria-valuemax={column.length - 1}
            aria-valuetext={label}
          >
            {label}
          </View>
        )
      })}
    </View>
  )
}

function Wheels({ columns, value = [], onConfirm }: Pick<PickerSheetProps, 'columns' | 'value' | 'onConfirm'>) {
  const [values, setValues] = useState(() => settleValues(columns, value))
  // NutUI changes what it is given, so it gets copies.
  const options = useMemo(() => JSON.parse(JSON.stringify(columns)) as { label: string; value: string }[][], [columns])
  return (
    <View className="ui-picker">
      <Chosen columns={columns} values={values} onChange={setValues} />
      <View className="ui-picker__wheels" aria-hidden="true">
        <PickerView
          options={options}
          value={[...values]}
          onChange={({ value: turned }) => setValues(settleValues(columns, turned.map(String)))}
        />
      </View>
      <Button onPress={() => onConfirm(values)}>确定</Button>
    </View>
  )
}

/** Wheels for dates and regions; NutUI turns them. */
export function PickerSheet({ open, title, onClose, ...wheels }: PickerSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Wheels {...wheels} />
    </Sheet>
  )
}
