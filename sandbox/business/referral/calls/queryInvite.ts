import { queryInvite as call } from '@/contract/referral/queryInvite'
import { publicHandler } from '@sandbox/kernel/scope'
import { readInvite } from '../graph'

export const queryInvite = publicHandler(call, ({ bank, now, today }, { inviteCode }) =>
  readInvite(bank.db.drizzle, inviteCode, { now, today }),
)
