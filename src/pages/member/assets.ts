import type { queryAssets } from '@/contract/account/queryAssets'
import type { ResponseOf } from '@/contract/call'
import type { Fen } from '@/domain/money/fen'
import { NOT_YET } from '@/domain/money/format'
import type { Pending } from '@/domain/money/format'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export type Assets = ResponseOf<typeof queryAssets>

export interface AssetPart {
  readonly label: string
  readonly amount: Pending<Fen>
  /** Where it stands too. */
  readonly leadsTo: Link
}

/** What the total is made of, in the order of how fast one can spend it; without amounts until they are known. */
export const assetParts = (assets: Assets | undefined): readonly AssetPart[] => [
  { label: '电子账户', amount: assets?.wallet ?? NOT_YET, leadsTo: link('/WalletBalance') },
  ...(assets && assets.otherAccounts > 0
    ? [{ label: '其他账户', amount: assets.otherAccounts, leadsTo: link('/acclists') }]
    : []),
  {
    label: '存款',
    amount: assets?.deposits ?? NOT_YET,
    leadsTo: link(familyRoute('regular', 'HoldList'), { scope: 'all' }),
  },
  { label: '理财', amount: assets?.wealth ?? NOT_YET, leadsTo: link(familyRoute('wealth', 'HoldList')) },
]
