import { CLOSURES } from '@/domain/product/closures'
import type { ClosureKey } from '@/domain/product/closures'
import { familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'

/** What a family was that the law has closed. */
const WAS: Readonly<Record<ClosureKey, string>> = {
  tieredRates: '按实际持有时间对应的档次计息，提前支取也按已满档次的利率计付',
  smartDeposits: '持有满约定时间，按高于同期限普通存款的利率计息',
}

/** Where who liked such a deposit may look instead: the families nearest to it that are sold. */
export const INSTEAD: readonly FamilyKey[] = ['regular', 'gain', 'full']

/**
 * What a customer reads of a family that isn't sold any more: what it was, why it ended, and that what is held goes on.
 * Undefined for a family that no law has closed.
 */
export function closedParagraphs(family: FamilyKey, name: string): readonly string[] | undefined {
  const key = familyRule(family).closedByDefault
  if (key === undefined) return undefined
  const { since, kind } = CLOSURES[key]
  return [
    `${name}是一款“${kind}”产品：${WAS[key]}。`,
    `根据监管要求，“${kind}”产品自${since}年起停止新增，我行已不再销售。`,
    '已持有的存款按存入时的约定继续计息，支取和到期到账都不受影响，您无需办理任何手续。',
  ]
}
