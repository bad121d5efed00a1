import { getDepositToken as call } from '../../../src/contract/token/getDepositToken'
import { accountHandler } from '../scope'
import { partnerToken } from './partnerToken'

export const getDepositToken = accountHandler(call, (scope, { productType }) =>
  partnerToken(scope, 'deposit', { productType }),
)
