import { queryBankTime as call } from '@/contract/entry/queryBankTime'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'

/** The machine's clock, by which codes and sessions live; the bank's own may be moved by a year. */
export const queryBankTime = publicHandler(call, ({ realNow }) => Promise.resolve(ok({ now: realNow })))
