import { queryInvitations as call } from '@/contract/product/queryInvitations'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { invitationsOf } from '../invitations'

export const queryInvitations = accountHandler(call, async ({ bank, customer }) =>
  ok({ families: [...(await invitationsOf(bank.db.drizzle, customer.id))] }),
)
