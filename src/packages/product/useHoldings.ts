import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'

export type HoldingState = 'open' | 'closed'

const READER: PageReader<typeof queryHoldings, HoldingFacts> = {
  items: ({ holdings }) => holdings,
  more: ({ more }) => more,
  key: ({ seqNo }) => seqNo,
}

/** A holding list of some products. */
export const useHoldings = (codes: readonly string[], state: HoldingState) =>
  usePages(queryHoldings, { productTypes: [...codes], state }, READER)
