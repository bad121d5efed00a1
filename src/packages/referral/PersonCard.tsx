import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { branchOf } from '@/domain/branches/list'
import type { BranchKey } from '@/domain/referral/marketer'
import type { MarketerKind } from '@/domain/referral/relation'
import { INVITER_KIND_NAMES } from '@/domain/referral/labels'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import { Portrait } from '@/ui/Portrait'

interface PersonCardProps {
  readonly person: { readonly name: string; readonly kind: MarketerKind; readonly branch: BranchKey }
  readonly salesId: string
  /** What stands below the name. */
  readonly children?: ReactNode
}

/** Somebody who promotes in the bank's name: with a portrait, the staff number, what they are, and where. */
export const PersonCard = ({ person: { name, kind, branch }, salesId, children }: PersonCardProps) => (
  <Card>
    <View className="referral-person">
      <Portrait name={name} size="large" />
      <View className="referral-person__said">
        <View className="referral-person__name">{name}</View>
        <View className="referral-person__kind">
          <Facts of={[INVITER_KIND_NAMES[kind], branchOf(branch).name]} />
        </View>
        <View className="referral-person__number">{`工号${salesId}`}</View>
      </View>
    </View>
    {children}
  </Card>
)
