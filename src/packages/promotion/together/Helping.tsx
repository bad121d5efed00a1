import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { helpFriend } from '@/contract/campaign/helpFriend'
import { queryHelp } from '@/contract/campaign/queryHelp'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { afterEntryText } from '@/features/entry/entryText'
import { Loaded } from '@/features/loaded/Loaded'
import type { Route } from '@/routes/names'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'

const STANDING = { OPEN: '可助力', COMPLETE: '本周已满', OVER: '已过期' } as const
const CENTRE = { text: '查看活动中心', onPress: () => go('/promotionIndex') }

/** What a friend sees who was sent a link: who asks, what helping means, and one button. */
export function Helping({ route, code }: { readonly route: Route; readonly code: string }) {
  const read = useCall(queryHelp, { helpCode: code })
  const { invitation, accept } = useMemberArea(route, { code })
  const [helped, setHelped] = useState<string>()
  const [complaint, setComplaint] = useState<string>()
  const help = useAction(async () => {
    const outcome = await call(helpFriend, { helpCode: code })
    setComplaint(outcome.ok ? undefined : outcome.error.message)
    if (outcome.ok) setHelped(outcome.value.name)
    read.reload()
  })
  const action = invitation ? (
    <Button onPress={accept}>{afterEntryText(invitation, '助力')}</Button>
  ) : (
    <Button busy={help.busy} onPress={help.run}>
      为好友助力
    </Button>
  )
  const isOpen = read.data?.state === 'OPEN' && helped === undefined
  return (
    <Frame
      title={route.title}
      action={isOpen ? action : read.data && <Button onPress={CENTRE.onPress}>查看活动中心</Button>}
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={4} />}
        failed={({ kind, message }) => kind === 'refused' && <Empty picture="bridge" text={message} action={CENTRE} />}
      >
        {({ name, title, had, most, until, state }) => (
          <>
            {helped !== undefined && <Notice tone="success">{`已为${helped}助力，谢谢您`}</Notice>}
            {complaint !== undefined && <Notice tone="warning">{complaint}</Notice>}
            <CellGroup title={`${name}请您助力`}>
              <Cell label="活动" value={title} />
              <Cell label="本周已获助力" value={`${had}/${most}次`} />
              <Cell label="有效期至" value={formatDay(day(until))} />
              <Cell label="状态" value={helped === undefined ? STANDING[state] : '已助力'} />
            </CellGroup>
            <Notice>
              助力无需办理任何业务，不收费，您也不会因此获得奖励。每人每周只能为一位好友助力一次，请求助力的人看不到您是谁。
            </Notice>
          </>
        )}
      </Loaded>
    </Frame>
  )
}
