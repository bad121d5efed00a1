import { useEffect } from 'react'
import type { ResponseOf } from '@/contract/call'
import { queryClosure } from '@/contract/closure/queryClosure'
import { withdrawClosure } from '@/contract/closure/withdrawClosure'
import { go } from '@/app/navigate'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

export type Closing = ResponseOf<typeof queryClosure>
type State = Closing['state']

export interface ClosingRead {
  readonly read: Read<Closing>
  /** Asks, and calls it off. */
  readonly withdraw: () => Promise<void>
}

/** How closing stands; asked anew by every page. */
export function useClosing(): ClosingRead {
  const read = useCall(queryClosure, {})
  const withdraw = async (): Promise<void> => {
    if (!(await confirm({ text: '撤回后账户继续保留，确定撤回注销吗？', yes: '撤回注销' }))) return
    const outcome = await callOrSay(withdrawClosure, {})
    if (!outcome) return
    showToast('注销已撤回')
    go('/logoutAccountIndex', {}, { replace: true })
  }
  return { read, withdraw }
}

/** The page of each state that has one of its own. */
const PAGES: Partial<Record<State, Link>> = {
  FACE: link('/logoutAccountFace'),
  REVIEW: link('/logoutAccountFace'),
  CODE: link('/logoutAccountPhoneNum'),
  SUBMITTED: link('/logoutAccountResult'),
  PAYING_OUT: link('/logoutAccountResult'),
}

/** Where a closing that is under way goes on; undefined when none is. */
export const pageOf = (state: State): Link | undefined => PAGES[state]

/** Leads from a page that the closing isn't at to the one where it is. */
export function usePageOfState(state: State | undefined, here: readonly State[]): void {
  const elsewhere = state !== undefined && !here.includes(state)
  useEffect(() => {
    if (elsewhere && state !== undefined) go(pageOf(state) ?? link('/logoutAccountIndex'), { replace: true })
  }, [elsewhere, state])
}
