import type { queryAssets } from '@/contract/account/queryAssets'
import type { ResponseOf } from '@/contract/call'
import type { Fen } from '@/domain/money/fen'

export type Assets = ResponseOf<typeof queryAssets>

export interface AssetPart {
  readonly label: string
  readonly amount: Fen
}

/** What the total is made of, in the order of how fast one can spend it. */
export const assetParts = ({ wallet, otherAccounts, deposits, wealth }: Assets): readonly AssetPart[] => [
  { label: '电子账户', amount: wallet },
  ...(otherAccounts > 0 ? [{ label: '其他账户', amount: otherAccounts }] : []),
  { label: '存款', amount: deposits },
  { label: '理财', amount: wealth },
]
