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
  /** When it came by the bank's clock, epoch ms; asked where it isn't known. */
  readonly at?: number
}

export interface OnceOptions {
  /**
   * Checks the customer's password or code, after the id is claimed and before the work. What it writes (failure counters)
   * stays when it refuses, and its refusal is never stored as the id's answer.
   */
  readonly authorise?: (tx: Tx) => Promise<Result<unknown, BankError>>
}

/** The answer stored for an id; its values are as JSON carries them. */
export type StoredAnswer<T> = Result<T, BankError>

/**
 * Refusals that the customer can remedy and then send the same order again with the same id. Every other refusal is the
 * id's final answer.
 */
export const CURABLE: ReadonlySet<ErrorName> = new Set([
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
  'PaymentsStopped',
  'NightLocked',
  'AccountDormant',
  'AccountReceiveOnly',
  'AccountImageMissing',
  'AccountLost',
  'PhoneLost',
  'PasswordWrong',
  'PasswordLocked',
  'AgreementMissing',
  'RiskTestMissing',
  'RiskTestExpired',
  'ElderConfirmationMissing',
  'Maintenance',
  'BankBusy',
  'InternalError',
])

/**
 * Does a money call at most once, in one transaction with all it posts. The same id and body gets the stored answer; the
 * same id with another customer, call or body fails with ClientIdReused. When two come at once, one works and the other
 * waits for its answer. A refusal undoes what `work` wrote. When this throws, nothing was done.
 */
export function runOnce<T>(
  database: Database,
  call: MoneyCall,
  work: (tx: Tx) => Promise<Result<T, BankError>>,
  { authorise }: OnceOptions = {},
): Promise<StoredAnswer<T>> {
  const run = async (tx: Tx): Promise<StoredAnswer<T>> => {
    await lockId(tx, call.clientId)
    const stored = await storedOperation(tx, call.clientId)
    // After a refusal that can be remedied, only the id's own customer may send it again.
    if (stored && (stored.settled || stored.customerId !== call.customerId)) return answerOf<T>(stored, call)
    const authorised = authorise ? await authorise(tx) : ok(undefined)
    if (!authorised.ok) {
      await keepAnswer(tx, call, authorised, false)
      return authorised
    }
    // Through JSON, so that the first answer equals every later one.
    const answer = JSON.parse(JSON.stringify(await undoneWhenRefused(tx, work))) as StoredAnswer<T>
    await keepAnswer(tx, call, answer, answer.ok || !CURABLE.has(answer.error.name))
    return answer
  }
  // The refusal is the id's answer.
  return database.transaction(run, { refused: 'kept' })
}

/** Stores the answer to an id, in place of an earlier refusal that allowed the id again. */
async function keepAnswer(
  tx: Tx,
  { at, ...call }: MoneyCall,
  answer: StoredAnswer<unknown>,
  settled: boolean,
): Promise<void> {
  const kept = { ...call, answer, settled, createdAt: at ?? (await bankNow(tx)) }
  await tx.insert(schema.operations).values(kept).onConflictDoUpdate({ target: schema.operations.clientId, set: kept })
}

type StoredOperation = typeof schema.operations.$inferSelect

/**
 * Waits for a call under way with this id. Without it a second try would start before the first's row is visible, and a
 * customer who asks would hear "unknown".
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

/** Runs `work` on a savepoint, so that a refusal undoes what was written before it. */
export async function undoneWhenRefused<T>(
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

/** A money call as its customer may ask for it: the answer, final or (when it can be remedied) until it is sent again. */
export interface Operation {
  readonly clientId: string
  readonly call: string
  readonly answer: StoredAnswer<unknown>
  readonly createdAt: number
}

/**
 * The answer to a customer's id; waits for a call under way. Undefined when the id has no answer yet or is another
 * customer's.
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
