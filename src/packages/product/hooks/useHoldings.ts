import { useCallback, useEffect, useRef, useState } from 'react'
import { queryHoldings } from '../../../contract/holding/queryHoldings'
import type { HoldingFacts } from '../../../contract/holding/holdingFacts'
import { call } from '../../../session/bank'
import { useAction } from '../../../session/useAction'
import { useCall } from '../../../session/useCall'
import { showToast } from '../../../ui/Toast'

export type HoldingState = 'open' | 'closed'

const NOTHING: readonly HoldingFacts[] = []

/** A holding list: the first page as any read, later ones added as the person comes to its end. */
export function useHoldings(codes: readonly string[], state: HoldingState) {
  const first = useCall(queryHoldings, { productTypes: [...codes], state })
  const [later, setLater] = useState({ holdings: NOTHING, more: true })
  const wanted = useRef(state)
  wanted.current = state

  // Another list, or the same one read anew: pages read before no longer join on.
  useEffect(() => setLater({ holdings: NOTHING, more: true }), [first.data])

  const holdings = [...(first.data?.holdings ?? NOTHING), ...later.holdings]
  const more = (first.data?.more ?? false) && later.more
  const next = useAction(async () => {
    const after = holdings.at(-1)?.seqNo
    if (!more || after === undefined) return
    const page = await call(queryHoldings, { productTypes: [...codes], state, after })
    if (wanted.current !== state) return
    if (!page.ok) return showToast(page.error.message)
    setLater((before) => ({ holdings: [...before.holdings, ...page.value.holdings], more: page.value.more }))
  })
  const loadMore = useCallback(() => next.run(), [next])
  return { first, holdings, more, loadingMore: next.busy, loadMore }
}
