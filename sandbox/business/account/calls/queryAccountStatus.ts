import { queryAccountStatus as call } from '@/contract/account/queryAccountStatus'
import { ok } from '@/domain/result'
import { accountState } from '@sandbox/kernel/session/access'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryAccountStatus = accountHandler(call, async ({ account }) => ok(accountState(account)))
