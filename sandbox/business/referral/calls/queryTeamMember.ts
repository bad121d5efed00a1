import { queryTeamMember as call } from '@/contract/referral/queryTeamMember'
import { accountHandler } from '@sandbox/kernel/scope'
import { memberOf } from '../team'

export const queryTeamMember = accountHandler(call, ({ bank, customer }, { relationId }) =>
  memberOf(bank.db.drizzle, customer.id, relationId),
)
