import { randomBytes } from 'node:crypto'
import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { lastFour } from '@/domain/masks/mask'
import { CHECK_CODE_BYTES, checkCodeOf } from '@/domain/statement/checkCode'
import { FETCHABLE_DAYS, LARGEST_FILE, PIECE_BYTES } from '@/domain/statement/kinds'
import { toHex } from '@/crypto/bytes'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { tryEach } from '@sandbox/kernel/tryEach'
import type { Holder, Issue, Paper } from './paper/paper'
import { makeFile } from './pdf/file'
import type { IssuedFile } from './pdf/file'
import { readPaper } from './readPaper'
import { statementPages, statementPieces, statements } from './tables'
import type { Statement } from './tables'

/** What making a document takes. */
export type MakingBank = Pick<JobBank, 'db' | 'capabilities' | 'businessNow'>

/** How often a document is tried before it is given up. */
export const MAX_TRIES = 3
/** How long after it was asked for, taken up or has failed, a document is taken up again. */
export const TAKEN_UP_AFTER_MS = 30_000
/** Documents taken up a minute. */
const AT_ONCE = 20

class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}

/**
 * Makes a document that was asked for and isn't there yet. Whoever is first issues it: what another process made meanwhile
 * is thrown away, and nothing is half issued.
 * @throws what went wrong, once it is noted
 */
export const prepareStatement = (bank: MakingBank, id: string): Promise<void> => prepare(bank, preparing(id))

async function prepare(bank: MakingBank, wanted: SQL | undefined): Promise<void> {
  const { db, capabilities, businessNow } = bank
  const statement = await takeUp(db.drizzle, wanted, await businessNow())
  if (!statement) return
  try {
    // One look at the books: a posting in between would stand in the lines and not in the sums.
    const read = await db.transaction((tx) => readPaper(tx, capabilities, statement), { isolation: 'repeatable read' })
    const issue = newIssue(await businessNow())
    const file = await makeFile(read.paper, issue)
    if (file.content.length > LARGEST_FILE) throw new FileTooLarge(`${file.content.length} bytes`)
    await db.transaction((tx) => keep(tx, statement, { ...read, issue, file }))
  } catch (error) {
    await noteFailure(db.drizzle, statement.id, { final: error instanceof FileTooLarge, now: await businessNow() })
    throw error
  }
}

/** Makes a document inside a transaction that is open; for seeds. */
export async function issueWithin(
  tx: Tx,
  capabilities: MakingBank['capabilities'],
  statement: Statement,
  now: number,
): Promise<void> {
  const read = await readPaper(tx, capabilities, statement)
  const issue = newIssue(now)
  await keep(tx, statement, { ...read, issue, file: await makeFile(read.paper, issue) })
}

/** Takes up what isn't there when it should be: the process that took the request was killed, or has failed. */
export async function resumePreparing(bank: MakingBank): Promise<void> {
  const { db, businessNow } = bank
  const now = await businessNow()
  const due = and(eq(statements.state, 'PREPARING'), lte(statements.nextTryAt, now))
  // Each of whose tries has killed its process.
  await db.drizzle
    .update(statements)
    .set({ state: 'FAILED' })
    .where(and(due, gte(statements.tries, MAX_TRIES)))
  const waiting = await db.drizzle
    .select({ id: statements.id })
    .from(statements)
    .where(due)
    .orderBy(asc(statements.nextTryAt))
    .limit(AT_ONCE)
  await tryEach(waiting, ({ id }) => prepare(bank, and(eq(statements.id, id), due)))
}

const newIssue = (at: number): Issue => ({ at, checkCode: checkCodeOf(randomBytes(CHECK_CODE_BYTES)) })

const preparing = (id: string) => and(eq(statements.id, id), eq(statements.state, 'PREPARING'))

/** Counts the try before it begins, because it may kill the process. */
async function takeUp(on: Queryable, wanted: SQL | undefined, now: number): Promise<Statement | undefined> {
  const [taken] = await on
    .update(statements)
    .set({ tries: sql`${statements.tries} + 1`, nextTryAt: now + TAKEN_UP_AFTER_MS })
    .where(and(wanted, lt(statements.tries, MAX_TRIES)))
    .returning()
  return taken
}

interface Made {
  readonly holder: Holder
  readonly paper: Paper
  readonly issue: Issue
  readonly file: IssuedFile
}

async function keep(tx: Tx, { id }: Statement, { holder, paper, issue, file }: Made): Promise<void> {
  const { content, pages } = file
  const pieces = Math.ceil(content.length / PIECE_BYTES)
  const issued = await tx
    .update(statements)
    .set({
      state: 'READY',
      issuedAt: issue.at,
      untilDay: addDays(dayOfInstant(issue.at), FETCHABLE_DAYS - 1),
      checkCode: issue.checkCode,
      digest: toHex(nodePrimitives.sm3(content)),
      bytes: content.length,
      pieces,
      pages: pages.length,
      holder: holder.name,
      lastFour: lastFour(holder.acctNo),
      closing: paper.closing ?? null,
    })
    .where(preparing(id))
    .returning({ id: statements.id })
  if (issued.length === 0) return
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = content.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)
    await tx.insert(statementPieces).values({ statementId: id, piece, content: part })
  }
  const rows = pages.map((page, index) => ({ statementId: id, page: index + 1, content: page }))
  await tx.insert(statementPages).values(rows)
}

async function noteFailure(
  on: Queryable,
  id: string,
  { final, now }: { readonly final: boolean; readonly now: number },
): Promise<void> {
  const state = sql`CASE WHEN ${final} OR ${statements.tries} >= ${MAX_TRIES} THEN 'FAILED' ELSE 'PREPARING' END`
  await on
    .update(statements)
    .set({ state, nextTryAt: now + TAKEN_UP_AFTER_MS })
    .where(preparing(id))
}
