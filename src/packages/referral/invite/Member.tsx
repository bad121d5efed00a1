import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { queryTeamMember } from '@/contract/referral/queryTeamMember'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { isEndedRelation } from '@/domain/referral/relation'
import { RELATION_STATE_NAMES } from '@/domain/referral/labels'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Portrait } from '@/ui/Portrait'
import { Skeleton } from '@/ui/Skeleton'
import { Timeline } from '@/ui/Timeline'
import type { TimelineNode } from '@/ui/Timeline'
import type { InvitePage } from '../pages'
import { calledOf } from './InvitedRow'
import type { Invited } from './InvitedRow'

/** The course of an invitation. */
export function courseOf({ state, boundOn, effectiveOn }: Invited): readonly TimelineNode[] {
  const opened: TimelineNode | undefined =
    effectiveOn !== undefined
      ? { title: '已开户', date: formatDay(day(effectiveOn)), state: 'done' }
      : state === 'BOUND'
        ? { title: '等待开户', date: '--', state: 'current' }
        : undefined
  return [
    { title: '接受邀请', date: formatDay(day(boundOn)), state: 'done' },
    ...(opened ? [opened] : []),
    // When it ended is the other one's own.
    ...(isEndedRelation(state) ? [{ title: RELATION_STATE_NAMES[state], date: '--', state: 'done' } as const] : []),
  ]
}

const WAY_ON = { text: '查看全部', onPress: () => go('/recommandList', {}) }

/** /myTeamDetail: one who accepted the customer's invitation, and how it went on. */
export function Member({ route, query: { relationId } }: InvitePage) {
  const read = useCall(queryTeamMember, relationId === undefined ? undefined : { relationId })
  return (
    <Frame title={route.title}>
      {relationId === undefined ? (
        <Empty picture="glasses" text="未找到该邀请记录" action={WAY_ON} />
      ) : (
        <Loaded
          read={read}
          waiting={<Skeleton shape="card" />}
          failed={({ kind, message }) =>
            kind === 'refused' && <Empty picture="bridge" text={message} action={WAY_ON} />
          }
        >
          {(one) => (
            <>
              <Card>
                <View className="referral-person">
                  <Portrait name={one.name} size="large" muted={isEndedRelation(one.state)} />
                  <View className="referral-person__said">
                    <View className="referral-person__name">{calledOf(one)}</View>
                    <View className="referral-person__kind">{RELATION_STATE_NAMES[one.state]}</View>
                  </View>
                </View>
                <View className="referral-block">
                  <Timeline label="邀请进度" nodes={courseOf(one)} upright />
                </View>
              </Card>
              <View className="referral-note">为保护对方隐私，不显示其手机号和任何业务信息。</View>
            </>
          )}
        </Loaded>
      )}
    </Frame>
  )
}
