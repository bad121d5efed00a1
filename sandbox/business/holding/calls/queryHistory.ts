import { queryHistory as call } from '@/contract/holding/queryHistory'
import { ok } from '@/domain/result'
import { readHistory } from '../history'
import { accountHandler } from '@sandbox/kernel/scope'

export const queryHistory = accountHandler(call, async ({ bank, customer }, request) =>
  ok(await readHistory(bank.db.drizzle, customer.id, request)),
)
