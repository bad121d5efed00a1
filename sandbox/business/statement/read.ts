import { and, desc, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { statementFacts } from '@/contract/statement/statementFields'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import type { Page } from './paper/paper'
import { statementPages, statementPieces, statements } from './tables'
import type { Statement } from './tables'

export type StatementWire = InferOutput<typeof statementFacts>

const PAGE = 20

/** A document as the customer gets it. */
export function wire(statement: Statement): StatementWire {
  const { id, kind, state, fromDay, toDay, orderNo, requestedAt } = statement
  return {
    statementId: id,
    kind,
    state,
    from: fromDay,
    to: toDay,
    ...(orderNo === null ? {} : { orderNo }),
    requestedAt,
    ...(statement.issuedAt === null ? {} : { issued: issuedFacts(statement) }),
  }
}

/** The table's checks say that these are there together. */
const issuedFacts = ({ issuedAt, untilDay, checkCode, digest, bytes, pieces, pages }: Statement) => ({
  at: issuedAt ?? 0,
  until: untilDay ?? '',
  checkCode: checkCode ?? '',
  digest: digest ?? '',
  bytes: bytes ?? 0,
  pieces: pieces ?? 0,
  pages: pages ?? 0,
})

/** A page of a customer's documents, newest first, after the one with this id; another's or none gives an empty page. */
export async function pageOfStatements(
  on: Queryable,
  customerId: string,
  after: string | undefined,
): Promise<{ readonly statements: StatementWire[]; readonly more: boolean }> {
  const before =
    after === undefined
      ? undefined
      : sql`${statements.number} < (SELECT number FROM statements WHERE id = ${after} AND customer_id = ${customerId})`
  const found = await on
    .select()
    .from(statements)
    .where(and(eq(statements.customerId, customerId), before))
    .orderBy(desc(statements.number))
    .limit(PAGE + 1)
  return { statements: found.slice(0, PAGE).map(wire), more: found.length > PAGE }
}

const CLOSED = { PREPARING: 'StatementNotReady', FAILED: 'StatementFailed', EXPIRED: 'StatementExpired' } as const

/**
 * A customer's document that can be read. Fails with StatementUnknown for another's too, StatementNotReady,
 * StatementFailed, StatementExpired.
 */
export async function findReady(on: Queryable, customerId: string, id: string): Promise<Result<Statement, BankError>> {
  const [found] = await on
    .select()
    .from(statements)
    .where(and(eq(statements.id, id), eq(statements.customerId, customerId)))
  if (!found) return fail(bankError('StatementUnknown'))
  return found.state === 'READY' ? ok(found) : fail(bankError(CLOSED[found.state]))
}

/** A page's content, from 1; undefined beyond the last. */
export async function pageContent(on: Queryable, statementId: string, page: number): Promise<Page | undefined> {
  const [found] = await on
    .select({ content: statementPages.content })
    .from(statementPages)
    .where(and(eq(statementPages.statementId, statementId), eq(statementPages.page, page)))
  return found?.content
}

/** A piece of the file, from 0; undefined beyond the last. */
export async function pieceContent(on: Queryable, statementId: string, piece: number): Promise<Uint8Array | undefined> {
  const [found] = await on
    .select({ content: statementPieces.content })
    .from(statementPieces)
    .where(and(eq(statementPieces.statementId, statementId), eq(statementPieces.piece, piece)))
  return found?.content
}
