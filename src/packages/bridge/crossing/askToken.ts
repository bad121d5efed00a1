import type { CallError } from '@/api/errors'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { getAuthToken } from '@/contract/bridge/getAuthToken'
import { getDepositToken } from '@/contract/bridge/getDepositToken'
import { getGestureSyncToken } from '@/contract/bridge/getGestureSyncToken'
import { getKingdeeToken } from '@/contract/bridge/getKingdeeToken'
import { getLoanToken } from '@/contract/bridge/getLoanToken'
import type { queryBridge } from '@/contract/bridge/queryBridge'
import type { TokenBridge } from '@/domain/bridge/bridges'
import type { Result } from '@/domain/result'
import { call } from '@/session/bank'

/** Which bridge is crossed, and for what. */
export type Crossed = RequestOf<typeof queryBridge> & { readonly bridge: TokenBridge }

type Ask = (crossed: Crossed) => Promise<Result<ResponseOf<typeof getAuthToken>, CallError>>

/** Each bridge's own token call (specification §7). */
const ASKS: Readonly<Record<TokenBridge, Ask>> = {
  kingdee: ({ id }) => call(getKingdeeToken, { ...(id !== undefined && { orgId: id }) }),
  yzt: () => call(getAuthToken, { bridge: 'yzt' }),
  goodGo: () => call(getAuthToken, { bridge: 'goodGo' }),
  service: ({ id }) => call(getAuthToken, { bridge: 'service', ...(id !== undefined && { topic: id }) }),
  mobileBank: () => call(getGestureSyncToken, {}),
  deposit: ({ id = '' }) => call(getDepositToken, { productType: id }),
  loan: ({ id = '0', voucherNo }) =>
    call(getLoanToken, { selector: id, ...(voucherNo !== undefined && { voucherNo }) }),
}

/** The address of the other side, with a token of what is handed on. */
export const askToken: Ask = (crossed) => ASKS[crossed.bridge](crossed)
