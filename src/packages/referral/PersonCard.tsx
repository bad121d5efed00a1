import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { branchOf } from '@/domain/branches/list'
import type { BranchKey } from '@/domain/referral/marketer'
import type { MarketerKind } from '@/domain/referral/relation'
import { INVITER_KIND_NAMES } from '@/domain/referral/said'
import { Card } from '@/ui/Card'

interface PersonCardProps {
  readonly person: { readonly name: string; readonly kind: MarketerKind; readonly branch: BranchKey }
  /** What stands below the name. */
  readonly children?: ReactNode
}

/** Somebody who promotes in the bank's name: the first sign of the name as a portrait, what they are, and where. */
export const PersonCard = ({ person: { name, kind, branch }, children }: PersonCardProps) => (
  <Card>
    <View className="referral-person">
      <View className="referral-person__portrait" aria-hidden="true">
        {name.slice(0, 1)}
      </View>
      <View className="referral-person__said">
        <View className="referral-person__name">{name}</View>
        <View className="referral-person__kind">{`${INVITER_KIND_NAMES[kind]} · ${branchOf(branch).name}`}</View>
      </View>
    </View>
    {children}
  </Card>
)
