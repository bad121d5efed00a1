import { timelineKey } from '@/domain/account/timeline'
import type { TimelineGroup, TimelinePlace } from '@/domain/account/timeline'
import { dayOfInstant } from '@/domain/dates/instant'
import type { IconName } from '@/ui/Icon'

/** How both lists are read: each page begins after the last entry of the one before. */
export const timelineReader = <Entry extends TimelinePlace>() => ({
  items: ({ entries }: { readonly entries: readonly Entry[] }) => entries,
  more: ({ more }: { readonly more: boolean }) => more,
  key: timelineKey,
})

export const GROUP_ICONS: Readonly<Record<TimelineGroup, IconName>> = {
  ACCOUNT: 'wallet',
  CARD: 'card',
  PRODUCT: 'deposit',
  REWARD: 'gift',
  SAFETY: 'shield',
  IDENTITY: 'id-card',
}

/** Entries under their years, in the order of the list. */
export function byYear<Entry extends TimelinePlace>(
  entries: readonly Entry[],
): readonly { readonly year: string; readonly entries: readonly Entry[] }[] {
  const years = new Map<string, Entry[]>()
  for (const entry of entries) {
    const year = dayOfInstant(entry.at).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), entry])
  }
  return [...years].map(([year, own]) => ({ year, entries: own }))
}
