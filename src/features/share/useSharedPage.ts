import { useMemo } from 'react'
import { share } from '@/platform/share'
import type { Route } from '@/routes/names'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { sharedPage } from './sharedPage'
import type { SharedText } from './sharedPage'

/**
 * Offers a public page to WeChat's share menu, for chats and the timeline. The mini-program has the menu on pages whose
 * rows say `shared`.
 * @param text must be the same object while its words are the same
 */
export function useSharedPage(row: Route, text: SharedText): void {
  const marketNo = useValue(sessionAtom).visitor?.marketNo
  share.useShareContent(useMemo(() => sharedPage(row, text, marketNo), [row, text, marketNo]))
}
