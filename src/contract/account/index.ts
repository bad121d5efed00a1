import { queryAccountStatus } from './queryAccountStatus'
import { queryAssets } from './queryAssets'
import { queryBalanceDays } from './queryBalanceDays'
import { queryFrozen } from './queryFrozen'
import { queryLiquidity } from './queryLiquidity'
import { queryMonthBill } from './queryMonthBill'
import { queryWallet } from './queryWallet'
import { queryWalletRecord } from './queryWalletRecord'
import { queryWalletRecords } from './queryWalletRecords'

/** The calls of `account`; the app imports single calls instead, to stay small. */
export const accountCalls = {
  queryAccountStatus,
  queryAssets,
  queryBalanceDays,
  queryFrozen,
  queryLiquidity,
  queryMonthBill,
  queryWallet,
  queryWalletRecord,
  queryWalletRecords,
}
