import { queryStatementPage as call } from '@/contract/statement/queryStatementPage'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findReady, pageContent, wire } from '../read'

export const queryStatementPage = accountHandler(call, async ({ bank, customer }, { statementId, page }) => {
  const found = await findReady(bank.db.drizzle, customer.id, statementId)
  if (!found.ok) return found
  const content = await pageContent(bank.db.drizzle, statementId, page)
  return content ? ok({ statement: wire(found.value), content }) : fail(bankError('StatementUnknown'))
})
