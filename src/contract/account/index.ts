import { queryAccountStatus } from './queryAccountStatus'
import { queryAssets } from './queryAssets'
import { queryFrozen } from './queryFrozen'
import { queryWallet } from './queryWallet'
import { queryWalletRecord } from './queryWalletRecord'
import { queryWalletRecords } from './queryWalletRecords'

/** The calls of `account`; the app imports single calls instead, to stay small. */
export const accountCalls = { queryAccountStatus, queryAssets, queryFrozen, queryWallet, queryWalletRecord, queryWalletRecords }
