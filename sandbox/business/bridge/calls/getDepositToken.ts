import { getDepositToken as call } from '@/contract/bridge/getDepositToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { openWay } from '../openWay'

export const getDepositToken = accountHandler(call, (scope, { productType }) =>
  openWay(scope, { bridge: 'deposit', id: productType }),
)
