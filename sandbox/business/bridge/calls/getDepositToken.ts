import { getDepositToken as call } from '@/contract/bridge/getDepositToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { partnerToken } from '../partnerToken'

export const getDepositToken = accountHandler(call, (scope, { productType }) =>
  partnerToken(scope, { bridge: 'deposit', id: productType }),
)
