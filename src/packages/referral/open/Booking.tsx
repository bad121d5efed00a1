import { useState } from 'react'
import { askService } from '@/contract/referral/askService'
import { bookAdviser } from '@/contract/referral/bookAdviser'
import { queryTier } from '@/contract/referral/queryTier'
import { day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay, formatWeekday } from '@/domain/dates/format'
import { branchOf } from '@/domain/branches/list'
import { BRANCH_KEYS } from '@/domain/referral/marketer'
import type { BranchKey } from '@/domain/referral/marketer'
import { DAY_PART_NAMES, SERVED_TOPIC_NAMES } from '@/domain/referral/labels'
import { DAY_PARTS, SERVED_TOPICS } from '@/domain/referral/served'
import type { DayPart, ServedTopic } from '@/domain/referral/served'
import { callOnceOrSay } from '@/session/callOnceOrSay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import { Sheet } from '@/ui/Sheet'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'

const TOPICS = SERVED_TOPICS.map((key) => ({ key, label: SERVED_TOPIC_NAMES[key] }))
const PLACES = BRANCH_KEYS.map((key) => ({ key, label: branchOf(key).name }))
const PARTS = DAY_PARTS.map((key) => ({ key, label: DAY_PART_NAMES[key] }))

interface Form {
  readonly branch?: BranchKey
  readonly topic?: ServedTopic
  readonly day?: Day
  readonly part?: DayPart
}

/** Asks for the clerk's time; sent again unchanged after a lost answer, it is the same appointment. */
function useBooking(salesId: string | undefined, onClose: () => void) {
  const [form, setForm] = useState<Form>({})
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const { branch, topic, day: on, part } = form
  const isPlaced = salesId !== undefined || branch !== undefined
  const ready = isPlaced && topic !== undefined && on !== undefined && part !== undefined
  const send = useAction(async () => {
    setTried(true)
    if (!isPlaced || topic === undefined || on === undefined || part === undefined) return showComplaint()
    if (!agreed) return askToTick()
    const wish = { topic, day: on, part, agreed: true } as const
    const meant = [salesId, form]
    const asked =
      salesId !== undefined
        ? await callOnceOrSay(ids, meant, askService, (clientId) => ({ ...wish, clientId, salesId }))
        : branch !== undefined &&
          (await callOnceOrSay(ids, meant, bookAdviser, (clientId) => ({ ...wish, clientId, branch })))
    if (!asked) return
    setForm({})
    setAgreed(false)
    setTried(false)
    onClose()
    showToast('预约已提交')
  })
  const change = (part: Form): void => setForm((before) => ({ ...before, ...part }))
  const wrong = (value: string | undefined, what: string) => (tried && value === undefined ? { error: what } : {})
  return { form, change, agreed, setAgreed, ready, send, wrong }
}

interface BookingProps {
  readonly open: boolean
  /** Whose time; anybody's of a branch without it. */
  readonly salesId?: string
  readonly onClose: () => void
}

/** The days that the customer's tier can book, from the bank's tomorrow on; none before the bank has said which. */
function useDays(open: boolean): readonly { readonly key: Day; readonly label: string }[] {
  const told = useCall(queryTier, open ? {} : undefined).data
  if (!told) return []
  return told.bookable.map(day).map((key) => ({ key, label: `${formatDay(key)} ${formatWeekday(key)}` }))
}

export function Booking({ open, salesId, onClose }: BookingProps) {
  const { form, change, agreed, setAgreed, ready, send, wrong } = useBooking(salesId, onClose)
  const [choosing, setChoosing] = useState<'branch' | 'topic' | 'day' | 'part'>()
  const days = useDays(open)
  const done = (part: Form): void => {
    change(part)
    setChoosing(undefined)
  }
  const sheet = (which: 'branch' | 'topic' | 'day' | 'part') => ({
    open: choosing === which,
    onClose: () => setChoosing(undefined),
  })
  return (
    <>
      <Sheet
        open={open}
        title="预约到店"
        onClose={onClose}
        action={
          <Button kind={readyKind(ready)} onPress={send.run} busy={send.busy}>
            提交预约
          </Button>
        }
      >
        {salesId === undefined && (
          <PickField
            label="网点"
            value={form.branch && branchOf(form.branch).name}
            onPress={() => setChoosing('branch')}
            {...wrong(form.branch, '请选择网点')}
          />
        )}
        <PickField
          label="事项"
          value={form.topic && SERVED_TOPIC_NAMES[form.topic]}
          onPress={() => setChoosing('topic')}
          {...wrong(form.topic, '请选择事项')}
        />
        <PickField
          label="日期"
          value={form.day && formatDay(form.day)}
          onPress={() => setChoosing('day')}
          {...wrong(form.day, '请选择日期')}
        />
        <PickField
          label="时段"
          value={form.part && DAY_PART_NAMES[form.part]}
          onPress={() => setChoosing('part')}
          {...wrong(form.part, '请选择时段')}
        />
        <RequiredCheckbox
          checked={agreed}
          onChange={setAgreed}
          missing="请先勾选同意"
          label="同意接待的工作人员看到我的姓氏、预约事项和时间；看不到手机号、余额和交易"
        />
      </Sheet>
      <OptionSheet {...sheet('branch')} title="网点" options={PLACES} onSelect={(branch) => done({ branch })} />
      <OptionSheet {...sheet('topic')} title="事项" options={TOPICS} onSelect={(topic) => done({ topic })} />
      <OptionSheet {...sheet('day')} title="日期" options={days} onSelect={(on) => done({ day: on })} />
      <OptionSheet {...sheet('part')} title="时段" options={PARTS} onSelect={(part) => done({ part })} />
    </>
  )
}
