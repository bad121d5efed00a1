import { eq, sql } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError, ErrorName } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { bankNow } from '../clock/now'
import { schema } from '../db'
import type { Database, Queryable, Tx } from '../db'

export interface MoneyCall {
  readonly clientId: string
  readonly customerId: string
  /** The call's name in the contract. */
  readonly call: string
  /** Digest of the body without passwords, codes and randoms, which change from try to try. */
  readonly bodyHash: string
}

export interface OnceOptions {
  /**
   * Checks the customer's password or code, after the id is claimed and before the work. What it writes (failure
   * counters) stays when it refuses, and its refusal is never the id's answer.
   */
  readonly authorise?: (tx: Tx) => Promise<Result<unknown, BankError>>
}

/** What was answered, or will be for ever, to an id. Values are as JSON carries them. */
export type StoredAnswer<T> = Result<T, BankError>

/**
 * Refusals that the customer can cure and then send the same order again: they give the id back. Every other refusal
 * is the order's answer for good.
 */
const CURABLE: ReadonlySet<ErrorName> = new Set([
  'IdCardExpiring',
  'IdCardExpired',
  'InvalidRequest',
  'SessionMissing',
  'SessionExpired',
  'GestureMissing',
  'NotPermitted',
  'TooManyRequests',
  'ConsentMissing',
  'SmsCodeWrong',
  'SmsCodeExpired',
  'StepUpMissing',
  'AccountDormant',
  'AccountReceiveOnly',
  'AccountImageMissing',
  'PasswordWrong',
  'PasswordLocked',
  'AgreementMissing',
  'RiskTestMissing',
  'RiskTestExpired',
  'ElderConfirmationMissing',
  'Maintenance',
  'InternalError',
])

/**
 * Does a money call at most once, in one transaction with all it posts. The same id and body gets the stored answer;
 * the same id with another customer, call or body fails with ClientIdReused. Of two at once, one works and the other
 * waits for its answer. A refusal undoes what `work` wrote. When this throws, nothing was done.
 */
export function runOnce<T>(
  database: Database,
  call: MoneyCall,
  work: (tx: Tx) => Promise<Result<T, BankError>>,
  { authorise }: OnceOptions = {},
): Promise<StoredAnswer<T>> {
  return database.transaction(async (tx) => {
    await lockId(tx, call.clientId)
    const stored = await storedOperation(tx, call.clientId)
    // Refused before, an id is its own customer's to send again and nobody else's to use.
    if (stored && (stored.settled || stored.customerId !== call.customerId)) return answerOf<T>(stored, call)
    const authorised = authorise ? await authorise(tx) : ok(undefined)
    if (!authorised.ok) {
      await keepAnswer(tx, call, authorised, false)
      return authorised
    }
    // As it will be read back, so that the first answer and every later one are the same.
    const answer = JSON.parse(JSON.stringify(await undoneWhenRefused(tx, work))) as StoredAnswer<T>
    await keepAnswer(tx, call, answer, answer.ok || !CURABLE.has(answer.error.name))
    return answer
  })
}

/** Keeps what an id was answered, in place of a refusal that had given it back. */
async function keepAnswer(tx: Tx, call: MoneyCall, answer: StoredAnswer<unknown>, settled: boolean): Promise<void> {
  const kept = { ...call, answer, settled, createdAt: await bankNow(tx) }
  await tx.insert(schema.operations).values(kept).onConflictDoUpdate({ target: schema.operations.clientId, set: kept })
}

type StoredOperation = typeof schema.operations.$inferSelect

/**
 * Waits for whoever works on the id. Without it a second try would start before the first's row is visible, and a
 * customer who asks would hear "unknown" of a call under way.
 */
const lockId = (tx: Tx, clientId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${clientId}, 0))`)

async function storedOperation(on: Queryable, clientId: string): Promise<StoredOperation | undefined> {
  const [operation] = await on.select().from(schema.operations).where(eq(schema.operations.clientId, clientId))
  return operation
}

function answerOf<T>(stored: StoredOperation, call: MoneyCall): StoredAnswer<T> {
  const same = stored.customerId === call.customerId && stored.call === call.call && stored.bodyHash === call.bodyHash
  // The bank wrote it as T's JSON for this very call and body.
  return same ? (stored.answer as StoredAnswer<T>) : fail(bankError('ClientIdReused'))
}

class Refused extends Error {
  constructor(readonly refusal: BankError) {
    super(refusal.name)
  }
}

/** Runs `work` on a savepoint, so that a refusal after a write takes the write back. */
async function undoneWhenRefused<T>(
  tx: Tx,
  work: (tx: Tx) => Promise<Result<T, BankError>>,
): Promise<Result<T, BankError>> {
  try {
    return await tx.transaction(async (savepoint) => {
      const answer = await work(savepoint as unknown as Tx)
      if (!answer.ok) throw new Refused(answer.error)
      return answer
    })
  } catch (error) {
    if (error instanceof Refused) return fail(error.refusal)
    throw error
  }
}

/** A money call as the customer may ask for it: what it was answered, for good or (curable) until it is sent again. */
export interface Operation {
  readonly clientId: string
  readonly call: string
  readonly answer: StoredAnswer<unknown>
  readonly createdAt: number
}

/**
 * What became of a customer's id, waiting for a call under way: undefined means that nothing was answered to it so
 * far. Another customer's id is undefined too.
 */
export function findOperation(
  database: Database,
  customerId: string,
  clientId: string,
): Promise<Operation | undefined> {
  return database.transaction(async (tx) => {
    await lockId(tx, clientId)
    const stored = await storedOperation(tx, clientId)
    if (!stored || stored.customerId !== customerId) return undefined
    const { call, answer, createdAt } = stored
    return { clientId, call, answer: answer as StoredAnswer<unknown>, createdAt }
  })
}
