import { useState } from 'react'
import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import type { ResponseOf } from '@/contract/call'
import { queryServed } from '@/contract/referral/queryServed'
import type { queryServed as contract } from '@/contract/referral/queryServed'
import { settleServed } from '@/contract/referral/settleServed'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { DAY_PART_NAMES, SERVED_ACTION_NAMES, SERVED_STATE_NAMES, SERVED_TOPIC_NAMES } from '@/domain/referral/labels'
import { CLERK_ACTIONS, SERVED_MACHINE } from '@/domain/referral/served'
import { Loaded } from '@/features/loaded/Loaded'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Tag } from '@/ui/Tag'
import { showToast } from '@/ui/Toast'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import type { StaffPage } from '../pages'
import { StaffOnly } from './Closed'

type Served = ResponseOf<typeof contract>['served'][number]

const READER: PageReader<typeof contract, Served> = {
  items: ({ served }) => served,
  more: ({ more }) => more,
  key: ({ servedId }) => servedId,
}

const TABS = [
  { key: 'OPEN', label: '待办' },
  { key: 'OVER', label: '已结束' },
] as const

type List = (typeof TABS)[number]['key']

/** /clerkCustomers: who asked for this clerk's time, what for and when; nothing else of them. */
export function Customers({ route }: StaffPage) {
  const [list, setList] = useState<List>('OPEN')
  const read = useCall(queryMarketer, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={4} />}>
        {({ marketer }) =>
          marketer?.state === 'ACTIVE' ? (
            <>
              <Tabs label="预约" items={TABS} current={list} onSelect={setList} />
              <One key={list} list={list} />
              <View className="referral-note">只显示主动预约您的客户。请勿要求客户提供密码、验证码或账户信息。</View>
            </>
          ) : (
            <StaffOnly />
          )
        }
      </Loaded>
    </Frame>
  )
}

function One({ list }: { readonly list: List }) {
  const pages = usePages(queryServed, { as: 'CLERK', list }, READER)
  const empty = {
    picture: 'teapot' as const,
    text: list === 'OPEN' ? '没有待办的预约' : '还没有结束的预约',
    hint: '客户在您的店铺预约后，会显示在这里',
  }
  return (
    <PagedList list={pages} waiting={<Skeleton shape="card" count={3} />} empty={empty}>
      {(all) => all.map((one) => <Appointment key={one.servedId} one={one} />)}
    </PagedList>
  )
}

function Appointment({ one: { servedId, who, topic, day: on, part, state } }: { readonly one: Served }) {
  const settle = useAction(async (action: (typeof CLERK_ACTIONS)[number]) => {
    const isSure =
      action !== 'decline' || (await confirm({ title: '无法安排', text: '客户会收到消息，可另选时间。', yes: '确定' }))
    if (!isSure) return
    const settled = await callOrSay(settleServed, { servedId, action })
    if (settled) showToast(SERVED_STATE_NAMES[settled.state])
  })
  const may = CLERK_ACTIONS.filter((action) => SERVED_MACHINE.after(state, action) !== undefined)
  const [first] = may
  const when = `${formatDay(day(on))} ${DAY_PART_NAMES[part]}到店`
  return (
    <Card>
      <View className="referral-head">
        <View className="referral-head__title">{`${who} · ${SERVED_TOPIC_NAMES[topic]}`}</View>
        <Tag tone={state === 'ASKED' ? 'warning' : state === 'AGREED' ? 'success' : 'plain'}>
          {SERVED_STATE_NAMES[state]}
        </Tag>
      </View>
      <View className="referral-text">{when}</View>
      {may.length > 0 && (
        <View className="referral-actions">
          <ButtonRow>
            {may.map((action) => (
              <Button
                key={action}
                size="medium"
                label={`${SERVED_ACTION_NAMES[action]}，${who}，${when}`}
                kind={action === first ? 'primary' : 'secondary'}
                busy={settle.busy}
                onPress={() => settle.run(action)}
              >
                {SERVED_ACTION_NAMES[action]}
              </Button>
            ))}
          </ButtonRow>
        </View>
      )}
    </Card>
  )
}
