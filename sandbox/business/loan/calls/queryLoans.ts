import { queryLoans as call } from '@/contract/loan/queryLoans'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { LOANS } from '../published'

export const queryLoans = publicHandler(call, async () => ok({ loans: [...LOANS] }))
