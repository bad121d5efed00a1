import type { Fen } from '../money/fen'
import type { MessageAbout } from '../message/about'

/** What an entry of a customer's time line is about, for its picture and its colour. */
export const TIMELINE_GROUPS = ['ACCOUNT', 'CARD', 'PRODUCT', 'REWARD', 'SAFETY', 'IDENTITY'] as const
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number]

/** A place in a list that is newest first: everything after it happened before, or at once under a smaller id. */
export interface TimelinePlace {
  /** Epoch ms by the bank's clock. */
  readonly at: number
  /** Ids are ASCII, and compared letter by letter. */
  readonly entryId: string
}

/** A place as a list names it. */
export const timelineKey = ({ at, entryId }: TimelinePlace): string => `${at} ${entryId}`

/** The place that `timelineKey` has named. */
export function timelinePlaceOf(key: string): TimelinePlace {
  const [at = '', ...id] = key.split(' ')
  return { at: Number(at), entryId: id.join(' ') }
}

/** Something that happened to a customer's account. */
export interface TimelineEntry extends TimelinePlace {
  readonly group: TimelineGroup
  /** Chinese. */
  readonly title: string
  readonly note?: string
  readonly amount?: Fen
  /** Where it leads. */
  readonly about?: MessageAbout
}

/** RETURN: money out that came back; REVERSAL: money in that was taken back; INTEREST: corrected; LIMIT: of payments. */
export const ADJUSTMENT_KINDS = ['RETURN', 'REVERSAL', 'INTEREST', 'LIMIT'] as const
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

export const ADJUSTMENT_NAMES: Readonly<Record<AdjustmentKind, string>> = {
  RETURN: '资金退回',
  REVERSAL: '银行更正',
  INTEREST: '利息调整',
  LIMIT: '限额变更',
}

/** A figure before and after, as the customer reads both. */
export interface AdjustedFigure {
  readonly label: string
  readonly before: Fen
  readonly after: Fen
}

/** Something about a customer's account that was corrected or changed afterwards. */
export interface Adjustment extends TimelinePlace {
  readonly kind: AdjustmentKind
  /** Chinese. */
  readonly title: string
  readonly cause: string
  /** What it did to the customer's money, signed; none for a change without a posting. */
  readonly amount?: Fen
  readonly figures?: AdjustedFigure[]
  readonly about?: MessageAbout
  /** What it belongs to. */
  readonly original?: { readonly label: string; readonly about?: MessageAbout }
}

const comesBefore = (one: TimelinePlace, other: TimelinePlace): number =>
  other.at - one.at || (one.entryId < other.entryId ? 1 : one.entryId > other.entryId ? -1 : 0)

/**
 * One page of several lists that are each newest first and hold up to `size` + 1 entries: nothing is left out or said twice, as
 * long as each list goes on after the page's last entry.
 */
export function mergeTimelines<Entry extends TimelinePlace>(
  lists: readonly (readonly Entry[])[],
  size: number,
): { readonly entries: readonly Entry[]; readonly more: boolean } {
  const all = lists.flat().sort(comesBefore)
  return { entries: all.slice(0, size), more: all.length > size }
}
