import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { checkIn } from '@/contract/points/checkIn'
import { queryCheckIns } from '@/contract/points/queryCheckIns'
import { day } from '@/domain/dates/day'
import { monthOf } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { CHECK_IN_MOST, checkInPoints } from '@/domain/points/rules'
import { MonthBar } from '@/features/list/MonthBar'
import { Loaded } from '@/features/loaded/Loaded'
import { RemindMe } from '@/features/remind/RemindMe'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/Toast'
import { Outside } from '../Outside'
import { pointsOff } from '../pointsOff'
import { MonthDays } from './MonthDays'
import './checkin.scss'

type CheckIns = ResponseOf<typeof queryCheckIns>

/** /checkinIndex: today's check-in, what the next days bring, and the month. */
function CheckinPage({ route }: PageProps) {
  const area = useMemberArea(route)
  return area.member ? <Mine title={route.title} /> : <Outside title={route.title} area={area} />
}

/** How far back one may turn. */
const MONTHS_BACK = 12

function Mine({ title }: { readonly title: string }) {
  const now = useCall(queryCheckIns, {})
  const [month, setMonth] = useState<Month>()
  const other = useCall(queryCheckIns, month === undefined ? undefined : { month })
  const send = useAction(async () => {
    const done = await callOrSay(checkIn, {})
    if (done) showToast(done.already ? '今日已签到' : `签到成功，获得${done.points}积分`)
  })
  return (
    <Frame title={title} action={<CheckInButton today={now.data} busy={send.busy} onPress={send.run} />}>
      <Loaded
        read={now}
        waiting={
          <>
            <Skeleton shape="hero" />
            <Skeleton shape="card" />
          </>
        }
        failed={pointsOff}
      >
        {(today) => {
          const last = monthOf(day(today.today))
          const shown = month ?? last
          return (
            <>
              <Streak today={today} />
              <Card>
                <MonthBar month={shown} first={addToMonth(last, -MONTHS_BACK)} last={last} onTurn={setMonth} />
                {month === undefined ? (
                  <MonthDays month={shown} today={day(today.today)} days={today.days} />
                ) : (
                  <Loaded read={other} waiting={<MonthDays month={shown} today={day(today.today)} days={[]} />}>
                    {({ days }) => <MonthDays month={shown} today={day(today.today)} days={days} />}
                  </Loaded>
                )}
              </Card>
              <View className="checkin-remind">
                <RemindMe kind="checkInReminder" text="明天微信提醒我签到" />
              </View>
            </>
          )
        }}
      </Loaded>
    </Frame>
  )
}

interface CheckInButtonProps {
  readonly today: CheckIns | undefined
  readonly busy: boolean
  readonly onPress: () => void
}

/** Checks in, and once that is done leads on. */
function CheckInButton({ today, busy, onPress }: CheckInButtonProps) {
  if (today?.done) return <Button onPress={() => go('/integralIndex')}>查看我的积分</Button>
  return (
    <Button onPress={onPress} busy={busy} disabled={!today}>
      {today ? `签到 +${today.points}积分` : '签到'}
    </Button>
  )
}

/** The seven days of the streak that is under way, with what each brings. */
function Streak({ today: { streak, done, points } }: { readonly today: CheckIns }) {
  const current = done ? streak : streak + 1
  const first = Math.max(current - CHECK_IN_MOST + 1, 1)
  return (
    <Card>
      <Heading level={2} className="checkin__title">
        {streak > 0 ? `已连续签到${streak}天` : '今天开始签到'}
      </Heading>
      <View className="checkin__hint">
        {done ? `今日已获得${points}积分，明天签到可得${checkInPoints(streak + 1)}积分` : `今日签到可得${points}积分`}
      </View>
      <View className="checkin__days">
        {Array.from({ length: CHECK_IN_MOST }, (_, at) => first + at).map((nth) => (
          <View
            key={nth}
            className={classes(
              'checkin__day',
              nth <= streak && 'is-done',
              nth < streak && 'is-passed',
              nth === current && 'is-today',
            )}
          >
            <View className="checkin__station">{nth <= streak ? '✓' : `+${checkInPoints(nth)}`}</View>
            <View className="checkin__nth">{nth === current ? '今天' : `第${nth}天`}</View>
            <View className="checkin__said">{nth <= streak ? '已签' : nth === current ? '待签' : '未到'}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}

export default definePage(CheckinPage, { eager: true })
