import { queryAccountStatus as call } from '../../../src/contract/account/queryAccountStatus'
import { ok } from '../../../src/domain/result'
import { accountState } from '../../session/access'
import { accountHandler } from '../scope'

export const queryAccountStatus = accountHandler(call, async ({ account }) => ok(accountState(account)))
