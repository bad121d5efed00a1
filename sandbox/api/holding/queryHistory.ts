import { queryHistory as call } from '../../../src/contract/holding/queryHistory'
import { ok } from '../../../src/domain/result'
import { readHistory } from '../../history'
import { accountHandler } from '../scope'

export const queryHistory = accountHandler(call, async ({ bank, customer }, request) =>
  ok(await readHistory(bank.db.drizzle, customer.id, request)),
)
