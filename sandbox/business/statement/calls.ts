import * as calls from '@/contract/statement'
import { bankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { interestByYear } from './interest'
import { prepareStatement } from './issue'
import { findReady, pageContent, pageOfStatements, pieceContent, wire } from './read'
import { askedTooOften, askFor, readWanted } from './request'
import { countCheck, verify } from './verify'

export const queryStatements = accountHandler(calls.queryStatements, async ({ bank, customer, today }, { after }) =>
  ok({ ...(await pageOfStatements(bank.db.drizzle, customer.id, after)), today }),
)

/** What can't be made is refused before the password: it should cost nobody a guess. */
const requesting = accountHandler(calls.requestStatement, async (scope, { password, ...request }) => {
  const { bank, customer, session, now, today } = scope
  const wanted = await readWanted(bank.db.drizzle, customer.id, request, today)
  if (!wanted.ok) return wanted
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  const asked = await bank.db.transaction(async (tx) => {
    const taken = await askFor(tx, customer.id, wanted.value, now)
    if (taken.ok) {
      const detail = { kind: wanted.value.kind, statementId: taken.value }
      await recordEvent(tx, now, 'statementRequested', { customerId: customer.id, sessionId: session.id, detail })
    }
    return taken
  })
  if (!asked.ok) return asked
  bank.later(() => prepareStatement(bank, asked.value))
  return ok({ statementId: asked.value })
})

export const requestStatement: typeof requesting = {
  ...requesting,
  ownerObstacle: (on, { customer, now }) => askedTooOften(on, customer.id, now),
}

export const queryStatementPage = accountHandler(
  calls.queryStatementPage,
  async ({ bank, customer }, { statementId, page }) => {
    const found = await findReady(bank.db.drizzle, customer.id, statementId)
    if (!found.ok) return found
    const content = await pageContent(bank.db.drizzle, statementId, page)
    return content ? ok({ statement: wire(found.value), content }) : fail(bankError('StatementUnknown'))
  },
)

export const queryStatementPiece = accountHandler(
  calls.queryStatementPiece,
  async ({ bank, customer }, { statementId, piece }) => {
    const found = await findReady(bank.db.drizzle, customer.id, statementId)
    if (!found.ok) return found
    const content = await pieceContent(bank.db.drizzle, statementId, piece)
    return content ? ok({ content: Buffer.from(content).toString('base64url') }) : fail(bankError('StatementUnknown'))
  },
)

export const queryInterestYears = accountHandler(calls.queryInterestYears, async ({ bank, customer, today }) => {
  const years = await interestByYear(bank.db.drizzle, customer.id)
  const present = today.slice(0, 4)
  const begun = years.some(({ year }) => year === present)
  return ok({ years: begun ? years : [{ year: present, interest: ZERO_FEN, count: 0 }, ...years] })
})

export const verifyStatement = publicHandler(
  calls.verifyStatement,
  async ({ bank, web, realNow }, { checkCode, digest }) => {
    const on = bank.db.drizzle
    if (!(await countCheck(on, web.address, realNow))) return fail(bankError('VerifyTooOften'))
    return ok(await verify(on, { checkCode, digest }))
  },
)
