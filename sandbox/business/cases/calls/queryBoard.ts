import { queryBoard as call } from '@/contract/cases/queryBoard'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'
import { pageOfBoard } from '../board'

export const queryBoard = sessionHandler(call, async ({ bank }, { after }) =>
  ok(await pageOfBoard(bank.db.drizzle, after)),
)
