import type { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import type { ResponseOf } from '@/contract/call'
import { areGrantLimits, isFamilyRelation } from '@/domain/family/grant'
import type { GrantLimits, GrantState } from '@/domain/family/grant'
import { grantEffect } from '@/domain/family/spending'
import { RELATIONS } from '@/domain/lookup/relation'
import { lookupName } from '@/domain/lookup/table'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { EffectProps } from '@/features/order/Effect'
import type { TagProps } from '@/ui/Tag'

export type FamilyCards = ResponseOf<typeof queryFamilyCards>
export type GivenGrant = FamilyCards['given'][number]
export type ReceivedGrant = FamilyCards['received'][number]

/** The relations that a family card may be given for. */
export const FAMILY_RELATIONS = /*#__PURE__*/ RELATIONS.filter(({ code }) => isFamilyRelation(code))

/** `孙* 姐妹`: for whom a card was given. */
export const memberLine = ({ memberName, relation }: GivenGrant): string =>
  `${memberName} ${lookupName(RELATIONS, relation) ?? ''}`

/** The weight of a state: what waits or rests is amber, what is over plain. */
export const STATE_TONES: Readonly<Record<GrantState, NonNullable<TagProps['tone']>>> = {
  INVITED: 'warning',
  ACTIVE: 'success',
  PAUSED: 'warning',
  ENDED: 'plain',
  DECLINED: 'plain',
  LAPSED: 'plain',
}

/**
 * What a card with these limits may cost its giver; undefined for limits that can't be given.
 * @param used what this month's payments took already; undefined for a card that isn't given yet
 */
export function effectOfLimits(limits: GrantLimits, used?: Fen): EffectProps | undefined {
  if (!areGrantLimits(limits)) return undefined
  const { aMonth, atOnce, leftNow } = grantEffect(limits, used ?? ZERO_FEN)
  return {
    figures: [
      { caption: '您每月最多支付', amount: aMonth, note: '从您的电子账户' },
      { caption: '单笔最多支付', amount: atOnce },
    ],
    rows: [used === undefined ? { label: '现在扣款', amount: ZERO_FEN } : { label: '本月还可支付', amount: leftNow }],
  }
}
