import { useState } from 'react'
import { formatChineseDay } from '@/domain/dates/format'
import { aheadThrough } from '@/domain/maturity/ahead'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { DateSheet } from '@/ui/DateSheet'
import { PickField } from '@/ui/PickField'
import type { CashPlanning } from './useCashPlan'

/** How much, and by when. */
export function NeedForm({ planning: { form, change, today } }: { readonly planning: CashPlanning }) {
  const [picking, setPicking] = useState(false)
  const { text, amountError, day, dayError } = form
  return (
    <>
      <Card>
        <AmountInput
          label="需要用多少钱"
          value={text}
          onChange={(typed, amount) => change({ text: typed, amount, amountError: undefined })}
          hint="包括电子账户里已有的余额"
          {...(amountError !== undefined && { error: amountError })}
        />
      </Card>
      <Card>
        <PickField
          label="哪天要用"
          value={day && day !== today ? formatChineseDay(day) : '今天'}
          hint="可选90天以内；晚几天用，可能更划算"
          {...(dayError !== undefined && { error: dayError })}
          onPress={() => setPicking(true)}
        />
      </Card>
      <DateSheet
        open={picking}
        title="哪天要用"
        days={[today, aheadThrough(today)]}
        value={day ?? today}
        onConfirm={(chosen) => {
          change({ day: chosen, dayError: undefined })
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    </>
  )
}
