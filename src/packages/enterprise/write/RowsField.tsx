import { View } from '@tarojs/components'
import { PAYLOAD_LIMITS } from '@/domain/approval/payload'
import { sumOf } from '@/domain/approval/rowsText'
import type { FormRows } from '@/domain/approval/forms'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { Card } from '@/ui/Card'
import { TextArea } from '@/ui/TextArea'
import type { Writer } from './useWrite'

/** As much as 200 lines need. */
const LONGEST = 14_000

/** Rows as they are typed or pasted from a table, one a line, with how many and how much they are. */
export function RowsField({ rows, all }: { readonly rows: FormRows; readonly all: Writer }) {
  const { label, columns, sumOf: column } = rows
  const names = columns.map((one) => one.label.replace('（元）', '')).join(' ')
  const sum = column === undefined ? '' : `，合计${formatAmount(fen(sumOf(all.rows, column)))}元`
  return (
    <Card>
      <TextArea
        label={label}
        value={all.text.rows}
        onChange={all.setRows}
        maxLength={LONGEST}
        placeholder={`每行一笔：${names}，可从表格粘贴`}
        error={all.rowsProblem}
      />
      {rows.personal && (
        <View className="approval-count">明细含证件号，不暂存；再次修改时只显示首尾，不改动的人员无需重填</View>
      )}
      <View className="approval-count">{`已填${all.rows.length}笔${sum}，最多${PAYLOAD_LIMITS.rows}笔`}</View>
    </Card>
  )
}
