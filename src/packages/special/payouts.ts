import type { ResponseOf } from '@/contract/call'
import type { querySpecial } from '@/contract/special/querySpecial'
import { PAYOUT_WAY_NAMES } from '@/domain/special/machine'
import type { PageReader } from '@/features/list/usePages'

export type Payout = ResponseOf<typeof querySpecial>['payouts'][number]

/** How a list of payouts is read page by page. */
export const PAYOUT_READER: PageReader<typeof querySpecial, Payout> = {
  items: ({ payouts }) => payouts,
  more: ({ more }) => more,
  key: ({ itemId }) => itemId,
}

/** Where a claimed payout went; '' for one that wasn't claimed. */
export const wayText = ({ claimed }: Payout): string =>
  claimed ? [PAYOUT_WAY_NAMES[claimed.way], claimed.card ?? ''].filter((part) => part !== '').join(' ') : ''
