import { queryStatementPiece as call } from '@/contract/statement/queryStatementPiece'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findReady, pieceContent } from '../read'

export const queryStatementPiece = accountHandler(call, async ({ bank, customer }, { statementId, piece }) => {
  const found = await findReady(bank.db.drizzle, customer.id, statementId)
  if (!found.ok) return found
  const content = await pieceContent(bank.db.drizzle, statementId, piece)
  return content ? ok({ content: Buffer.from(content).toString('base64url') }) : fail(bankError('StatementUnknown'))
})
