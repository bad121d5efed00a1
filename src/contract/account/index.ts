import { queryAccountStatus } from './queryAccountStatus'
import { queryAdjustments } from './queryAdjustments'
import { queryAssets } from './queryAssets'
import { queryBalanceDays } from './queryBalanceDays'
import { queryFrozen } from './queryFrozen'
import { queryLiquidity } from './queryLiquidity'
import { queryMonthBill } from './queryMonthBill'
import { queryTimeline } from './queryTimeline'
import { queryWallet } from './queryWallet'
import { queryWalletRecord } from './queryWalletRecord'
import { queryWalletRecords } from './queryWalletRecords'

/** The calls of `account`; the app imports single calls instead, to stay small. */
export const accountCalls = {
  queryAccountStatus,
  queryAdjustments,
  queryAssets,
  queryBalanceDays,
  queryFrozen,
  queryLiquidity,
  queryMonthBill,
  queryTimeline,
  queryWallet,
  queryWalletRecord,
  queryWalletRecords,
}
