import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { queryTeam } from '@/contract/referral/queryTeam'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { isEndedRelation } from '@/domain/referral/relation'
import { RELATION_STATE_NAMES } from '@/domain/referral/labels'
import { Facts } from '@/ui/Facts'
import { Portrait } from '@/ui/Portrait'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'

export type Invited = ResponseOf<typeof queryTeam>['invited'][number]

/** How an invitee is called before there is a name. */
export const calledOf = ({ name }: Pick<Invited, 'name'>): string => name ?? '微信好友'

const toneOf = ({ state }: Invited) => (state === 'EFFECTIVE' ? 'success' : isEndedRelation(state) ? 'plain' : 'brand')

/** Somebody who accepted, as a person, with how far it went and when. */
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
        <Tag tone={toneOf(one)}>{RELATION_STATE_NAMES[one.state]}</Tag>
      </View>
      <View className="referral-invited__days">
        <Facts
          of={[
            `${formatDay(day(one.boundOn))}接受`,
            ...(one.effectiveOn === undefined ? [] : [`${formatDay(day(one.effectiveOn))}开户`]),
          ]}
        />
      </View>
    </View>
  </Pressable>
)
