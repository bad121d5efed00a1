import { moveSub } from './moveSub'
import { openSubAccount } from './openSubAccount'
import { queryAccounts } from './queryAccounts'
import { querySubAccounts } from './querySubAccounts'
import { querySubRecords } from './querySubRecords'
import { resetSubPassword } from './resetSubPassword'
import { revealAcctNo } from './revealAcctNo'
import { setSubPassword } from './setSubPassword'
import { setSubState } from './setSubState'

/** The calls of `subaccount`; the app imports single calls instead, to stay small. */
export const subaccountCalls = {
  moveSub,
  openSubAccount,
  queryAccounts,
  querySubAccounts,
  querySubRecords,
  resetSubPassword,
  revealAcctNo,
  setSubPassword,
  setSubState,
}
