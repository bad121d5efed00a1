import { getLoanToken as call } from '@/contract/bridge/getLoanToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { openWay } from '../openWay'

export const getLoanToken = accountHandler(call, (scope, { selector, voucherNo }) =>
  openWay(scope, { bridge: 'loan', id: selector, ...(voucherNo !== undefined && { voucherNo }) }),
)
