import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import type { ResponseOf } from '@/contract/call'
import type { Day } from '@/domain/dates/day'
import { useProducts } from '@/app/useProducts'
import { useNotedUnread } from '@/app/useNotedUnread'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { offersOf } from './offers'
import type { Offers } from './offers'
import { papersReminders, reminders } from './reminders'
import type { Reminder } from './reminders'

/** As many as there may be: what is reminded of may be an old one. */
const EVERY = { productTypes: [], most: 50 }
const OPEN = { ...EVERY, state: 'open' as const }
const CLOSED = { ...EVERY, state: 'closed' as const }

/** The shelf's products for home: public, so asked at once and without waiting for a session. */
export function useOffers(): {
  readonly offers: Offers | undefined
  readonly failed: boolean
  readonly reload: () => void
} {
  const { data, state, reload } = useProducts()
  return { offers: data && offersOf(data.products), failed: state === 'failed', reload }
}

type Assets = Read<ResponseOf<typeof queryAssets>>

/** What the customer owns. */
export function useAssets(): Assets {
  return useCall(queryAssets, {})
}

export interface Belongings {
  readonly assets: Assets
  readonly reminders: readonly Reminder[]
}

/** What is the customer's own on home. Only for what is mounted while somebody is signed in. */
export function useBelongings(): Belongings {
  const assets = useAssets()
  const open = useCall(queryHoldings, OPEN)
  const closed = useCall(queryHoldings, CLOSED)
  const status = useCall(queryAccountStatus, {})
  useNotedUnread(status)
  const today = assets.data?.today as Day | undefined
  const papers = papersReminders(status.data)
  return { assets, reminders: reminders(open.data?.holdings ?? [], closed.data?.holdings ?? [], today, papers) }
}
