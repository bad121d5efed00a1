import { endRelation as call } from '@/contract/referral/endRelation'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { endOwn, wireOwn } from '../graph'

export const endRelation = sessionHandler(call, ({ bank, session, now, today }) =>
  bank.db.transaction(async (tx) => {
    const ended = await endOwn(tx, session, now)
    return ended.ok ? ok(await wireOwn(tx, ended.value, today)) : ended
  }),
)
