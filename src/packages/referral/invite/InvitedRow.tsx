import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryTeam } from '@/contract/referral/queryTeam'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { isEndedRelation } from '@/domain/referral/relation'
import { RELATION_STATE_NAMES } from '@/domain/referral/labels'
import { Portrait } from '@/ui/Portrait'
import { Pressable } from '@/ui/Pressable'

export type Invited = ResponseOf<typeof queryTeam>['invited'][number]

/** How an invitee is called before there is a name. */
export const calledOf = ({ name }: Pick<Invited, 'name'>): string => name ?? '微信好友'

/** Somebody who accepted, as a person, with how far it went: half the bar is accepting, the whole the account; none once it has ended. */
export const InvitedRow = ({ one }: { readonly one: Invited }) => (
  <Pressable
    role="link"
    className="referral-invited"
    onPress={() => go('/myTeamDetail', { relationId: one.relationId })}
  >
    <Portrait name={one.name} muted={isEndedRelation(one.state)} />
    <View className="referral-invited__main">
      <View className="referral-invited__line">
        <View>{calledOf(one)}</View>
        <View className="referral-invited__state">{RELATION_STATE_NAMES[one.state]}</View>
      </View>
      {!isEndedRelation(one.state) && (
        <View className="referral-heads__track" aria-hidden="true">
          <View className="referral-heads__opened" style={{ width: one.state === 'EFFECTIVE' ? '100%' : '50%' }} />
        </View>
      )}
      <View className="referral-invited__days">
        {`${formatDay(day(one.boundOn))}接受`}
        {one.effectiveOn !== undefined && ` · ${formatDay(day(one.effectiveOn))}开户`}
      </View>
    </View>
  </Pressable>
)
