import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryPots } from '@/contract/pots/queryPots'
import { addMonths } from '@/domain/dates/calendarMonths'
import { addDays, day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { MAX_POTS, POT_NAME_MOST, POT_PICTURES, POT_YEARS } from '@/domain/pots/pots'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { potFormQuery } from '@/routes/queries/subaccount'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { DateSheet } from '@/ui/DateSheet'
import { LinkLine } from '@/ui/LinkLine'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import type { PickFieldProps } from '@/ui/PickField'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { YuanField } from '@/ui/YuanField'
import { PICTURES } from '../potTexts'
import type { Pot, Pots } from '../potTexts'
import { usePotForm } from './usePotForm'

/** Digits of ten million yuan. */
const DIGITS = 8
const LAST_DATE = 31

const Waiting = () => <Skeleton shape="card" count={2} />

/** /potForm: a new pot, or what one is for. */
function PotForm({ query }: PageProps<typeof potFormQuery>) {
  const { potId, fill } = query
  const read = useCall(queryPots, {})
  const found = ({ pots }: Pots) => pots.find((one) => one.potId === potId)
  const refusal = (all: Pots) => {
    if (potId === undefined ? all.canOpen > 0 : found(all) !== undefined) return false
    const text = potId === undefined ? `存钱罐已达${MAX_POTS}个上限` : '未找到该存钱罐'
    const hint = potId === undefined ? '关闭不再使用的即可新建' : '它可能已经关闭'
    return {
      picture: 'sprout' as const,
      text,
      hint,
      action: { text: '查看存钱罐', onPress: () => go('/pots', {}, { replace: true }) },
    }
  }
  const title = titleOf(query)
  return (
    <Loaded
      read={read}
      waiting={
        <Frame title={title}>
          <Waiting />
        </Frame>
      }
      empty={refusal}
    >
      {(all) => <Form title={title} pot={found(all)} today={all.today} filled={fill === 'share'} />}
    </Loaded>
  )
}

const titleOf = ({ potId }: { readonly potId?: string | undefined }) =>
  potId === undefined ? '新建存钱罐' : '修改存钱罐'

interface FormProps {
  readonly title: string
  readonly pot: Pot | undefined
  readonly today: string
  /** Its month brings what the plan asks for. */
  readonly filled: boolean
}

function Form({ title, pot, today, filled }: FormProps) {
  const form = usePotForm(pot, today, filled)
  const { obstacles, typed, set, errorOf, save } = form
  return (
    <Frame
      title={title}
      action={
        <Button kind={actKind(obstacles, form.ready)} onPress={save.run} busy={save.busy}>
          {pot ? '保存' : '新建存钱罐'}
        </Button>
      }
    >
      <ObstacleNotes obstacles={obstacles} />
      <Card>
        <TextField
          label="名称"
          value={typed.name}
          maxLength={POT_NAME_MOST}
          placeholder="例如：全家旅行"
          onChange={(name) => set({ name })}
          {...complaint(errorOf('name'))}
        />
        <YuanField
          label="目标金额（元）"
          maxLength={DIGITS}
          value={typed.target}
          placeholder="请输入金额"
          onChange={(target) => set({ target })}
          error={errorOf('target')}
        />
        <ByDay form={form} today={today} />
        <PickOne label="图案" options={LOOKS} chosen={typed.picture} onSelect={(picture) => set({ picture })} />
      </Card>
      <Card>
        <YuanField
          label="每月自动存入（元）"
          maxLength={DIGITS}
          value={typed.monthly}
          placeholder="不填则不自动存入"
          onChange={(monthly) => set({ monthly })}
          error={errorOf('monthlyAmount')}
        />
        <PickOne
          label="每月存入日"
          hint="当月没有这一天的，为月末最后一天"
          options={DATES}
          chosen={String(typed.monthlyDate)}
          onSelect={(date) => set({ monthlyDate: Number(date) })}
          {...complaint(errorOf('monthlyDate'))}
        />
        <Checkbox
          checked={typed.takesInterest}
          onChange={(takesInterest) => set({ takesInterest })}
          label="存款到期时，把到账的利息存入这里（只能选一个存钱罐）"
        />
      </Card>
    </Frame>
  )
}

const complaint = (error: string | undefined) => (error === undefined ? {} : { error })

interface ByDayProps {
  readonly form: ReturnType<typeof usePotForm>
  readonly today: string
}

function ByDay({ form: { typed, set, errorOf }, today }: ByDayProps) {
  const [open, setOpen] = useState(false)
  const tomorrow = addDays(day(today), 1)
  return (
    <>
      <PickField
        label="目标日期（选填）"
        value={typed.byDay === '' ? undefined : formatDay(day(typed.byDay))}
        placeholder="不设日期"
        onPress={() => setOpen(true)}
        {...complaint(errorOf('byDay'))}
      />
      {typed.byDay !== '' && <LinkLine text="不设日期" onPress={() => set({ byDay: '' })} />}
      <DateSheet
        open={open}
        title="目标日期"
        days={[tomorrow, addMonths(day(today), POT_YEARS * 12)]}
        value={typed.byDay === '' ? tomorrow : typed.byDay}
        onConfirm={(byDay) => {
          set({ byDay })
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

interface PickOneProps<Key extends string> extends Pick<PickFieldProps, 'label' | 'hint' | 'error'> {
  readonly options: readonly { readonly key: Key; readonly label: string }[]
  readonly chosen: Key
  readonly onSelect: (key: Key) => void
}

/** A field of which one of a list is chosen. */
function PickOne<Key extends string>({ options, chosen, onSelect, ...field }: PickOneProps<Key>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickField {...field} value={options.find(({ key }) => key === chosen)?.label} onPress={() => setOpen(true)} />
      <OptionSheet
        open={open}
        title={field.label}
        options={options}
        value={chosen}
        onSelect={(key) => {
          onSelect(key)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const LOOKS = POT_PICTURES.map((key) => ({ key, label: PICTURES[key].name }))
const DATES = Array.from({ length: LAST_DATE }, (_, index) => ({ key: String(index + 1), label: `${index + 1}日` }))

export default definePage(PotForm, { query: potFormQuery, skeleton: <Waiting />, titled: titleOf })
