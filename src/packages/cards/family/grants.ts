import type { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import type { ResponseOf } from '@/contract/call'
import { isFamilyRelation } from '@/domain/family/grant'
import type { GrantState } from '@/domain/family/grant'
import { RELATIONS } from '@/domain/lookup/relation'
import { lookupName } from '@/domain/lookup/table'
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
