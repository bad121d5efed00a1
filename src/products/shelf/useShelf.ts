import { useState } from 'react'
import { MAX_COMPARED, togglePick } from '../model/compare'
import { NO_FILTER } from '../model/shelf'
import type { ShelfFilter } from '../model/shelf'
import { showToast } from '@/ui/Toast'

/** What a customer is looking for on a shelf, and what they have put side by side so far. */
export function useShelf() {
  const [filter, setFilter] = useState(NO_FILTER)
  /** Codes in the order they were chosen; undefined while nothing is being compared. */
  const [picks, setPicks] = useState<readonly string[]>()
  return {
    filter,
    narrow: (part: Partial<ShelfFilter>) => setFilter((before) => ({ ...before, ...part })),
    reset: () => setFilter(NO_FILTER),
    picks,
    beginComparing: () => setPicks([]),
    endComparing: () => setPicks(undefined),
    toggle: (code: string) => {
      const next = togglePick(picks ?? [], code)
      if (next) setPicks(next)
      else showToast(`最多可对比${MAX_COMPARED}个产品`)
    },
  }
}

export type ShelfState = ReturnType<typeof useShelf>
