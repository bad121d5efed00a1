import { View } from '@tarojs/components'
import { useState } from 'react'
import { isRecordRange } from '@/domain/account/records'
import { civilOf, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Fen } from '@/domain/money/fen'
import { typedYuan } from '@/domain/money/input'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { readyKind } from '@/ui/Button/readyKind'
import { showComplaint } from '@/ui/complaint'
import { DateSheet } from '@/ui/DateSheet'
import { PickField } from '@/ui/PickField'
import { Sheet } from '@/ui/Sheet'
import type { RecordFilter } from '../records'

interface FilterSheetProps {
  readonly open: boolean
  readonly filter: RecordFilter
  readonly onFilter: (filter: RecordFilter) => void
  readonly onClose: () => void
}

type Bound = { readonly text: string; readonly amount: Fen | undefined }

const boundOf = (amount: Fen | undefined): Bound => ({
  text: amount === undefined ? '' : typedYuan(amount),
  amount,
})

const RANGE = '结束日期不能早于开始日期，最长5年'
const AMOUNTS = '最高金额不能低于最低金额'

/** What the list is narrowed to, while it is being chosen. */
function useChoice({ filter }: Pick<FilterSheetProps, 'filter'>) {
  const [from, setFrom] = useState(filter.from)
  const [to, setTo] = useState(filter.to)
  const [min, setMin] = useState(() => boundOf(filter.min))
  const [max, setMax] = useState(() => boundOf(filter.max))
  const wrongAmounts = min.amount !== undefined && max.amount !== undefined && min.amount > max.amount
  return {
    ...{ from, setFrom, to, setTo, min, setMin, max, setMax },
    rangeError: isRecordRange(from, to) ? undefined : RANGE,
    amountError: wrongAmounts ? AMOUNTS : undefined,
    chosen: { ...filter, from, to, min: min.amount, max: max.amount },
    clear: (): void => {
      setFrom(undefined)
      setTo(undefined)
      setMin(boundOf(undefined))
      setMax(boundOf(undefined))
    },
  }
}

/** Days and amounts. The wheels of a day take the sheet's place while they turn. */
function Choosing({ filter, onFilter, onClose }: Omit<FilterSheetProps, 'open'>) {
  const choice = useChoice({ filter })
  const [picking, setPicking] = useState<'from' | 'to'>()
  const { from, to, min, max, rangeError, amountError } = choice
  const wrong = rangeError !== undefined || amountError !== undefined
  const today = dayOfInstant(Date.now())
  const pick = (chosen: Day): void => {
    if (picking === 'from') choice.setFrom(chosen)
    else choice.setTo(chosen)
    setPicking(undefined)
  }
  return (
    <>
      <Sheet
        open={picking === undefined}
        title="筛选明细"
        onClose={onClose}
        action={
          <ButtonRow>
            <Button kind="secondary" onPress={choice.clear}>
              重置
            </Button>
            <Button kind={readyKind(!wrong)} onPress={() => (wrong ? showComplaint() : onFilter(choice.chosen))}>
              查看
            </Button>
          </ButtonRow>
        }
      >
        <PickField
          label="开始日期"
          value={from && formatDay(from)}
          placeholder="不限"
          onPress={() => setPicking('from')}
        />
        <PickField
          label="结束日期"
          value={to && formatDay(to)}
          placeholder="不限"
          {...(rangeError !== undefined && { error: rangeError })}
          onPress={() => setPicking('to')}
        />
        <View className="record-list__amounts">
          <AmountInput
            label="最低金额"
            placeholder="不限"
            value={min.text}
            onChange={(text, amount) => choice.setMin({ text, amount })}
          />
          <AmountInput
            label="最高金额"
            placeholder="不限"
            value={max.text}
            onChange={(text, amount) => choice.setMax({ text, amount })}
            {...(amountError !== undefined && { error: amountError })}
          />
        </View>
      </Sheet>
      <DateSheet
        open={picking !== undefined}
        title={picking === 'from' ? '开始日期' : '结束日期'}
        days={[day(`${civilOf(today).year - LONGEST_YEARS}0101`), today]}
        value={(picking === 'from' ? from : to) ?? day(today)}
        onConfirm={pick}
        onClose={() => setPicking(undefined)}
      />
    </>
  )
}

const LONGEST_YEARS = 5

/** Narrows the list to days and amounts; what was chosen and not used is forgotten with the sheet. */
export const FilterSheet = ({ open, ...rest }: FilterSheetProps) => (open ? <Choosing {...rest} /> : null)
