import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { usePages } from './usePages'
import type { PageReader } from './usePages'

export type HoldingState = 'open' | 'closed'

const READER: PageReader<typeof queryHoldings, HoldingFacts> = {
  items: ({ holdings }) => holdings,
  more: ({ more }) => more,
  key: ({ seqNo }) => seqNo,
}

/** A holding list of some products. */
export function useHoldings(codes: readonly string[], state: HoldingState) {
  const { items, ...list } = usePages(queryHoldings, { productTypes: [...codes], state }, READER)
  return { ...list, holdings: items }
}
