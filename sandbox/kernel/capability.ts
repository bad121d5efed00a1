import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from '@/contract/call'
import type { CapabilityName } from '@/contract/capabilities'
import type { BankError } from '@/domain/errors/catalogue'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from './db'
import type { DayEndStep } from './dayEnd/steps'
import type { MessageTable, Titles } from './kinds'
import type { LedgerAudit } from './ledger/audit'
import type { AccountScope, Bank, Handler, SessionScope } from './scope'
import type { Seed, SeedAct } from './seed'
import type { Session } from './session/sessions'

/**
 * What a part of the bank's business brings along: `sandbox/business/<name>/index.ts` exports one, and
 * `sandbox/capabilities.ts` lists them. The kernel and the host know the business by nothing else.
 */
export interface Capability {
  readonly name: CapabilityName
  /** One for each call of `src/contract/<name>`. */
  readonly handlers: Readonly<Record<string, Handler>>
  /** The tables that are its to define, each under the name its code uses. */
  readonly tables: Readonly<Record<string, PgTable>>
  /** The kinds of orders it records, as the customer reads them. */
  readonly orders?: Titles
  /** The kinds of postings it makes, as they are called on the customer's statement. */
  readonly postings?: Titles
  /** The kinds of messages it sends, with the part of the customer's box they stand in. */
  readonly messages?: MessageTable
  /** Its work at a day's end; where in the order it is done is in `sandbox/capabilities.ts`. */
  readonly dayEnd?: readonly DayEndStep[]
  /** What it tells a customer who takes their data along, by section. */
  readonly exports?: Readonly<Record<string, ExportSection>>
  /** Its tables with a customer's id that no section is made from, by their name in SQL, with the reason. */
  readonly unexported?: Readonly<Record<string, string>>
  /** What its tables say the ledger must hold. */
  readonly audit?: LedgerAudit
  /** What may keep a customer's money where it is, whichever capability moves it. */
  readonly paymentGuards?: readonly PaymentGuard[]
  /** What a face may be shown for, by the contract's scene. */
  readonly faceScenes?: Readonly<Record<string, FaceScene>>
  /** What a person of the bank decides, by the name kept with what waits. */
  readonly reviews?: Readonly<Record<string, ReviewRule>>
  /** Work of every minute, such as forgetting what is too old; what fails is tried again the next minute. */
  readonly upkeep?: readonly ((bank: UpkeepBank) => Promise<void>)[]
  /** What it puts into an empty sandbox. */
  readonly seeds?: readonly Seed[]
  /** What named customers did before today, by the name the seed's history uses. */
  readonly seedActs?: Readonly<Record<string, SeedAct>>
  /** Its part of the sandbox's console. */
  readonly console?: ConsolePart
}

/** Whose data an export is made of. */
export interface ExportSubject {
  readonly session: Session & { readonly customerId: string }
  readonly customerId: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** A part of what a customer takes along: no hash, no token; numbers of papers, cards and phones masked. */
export interface ExportSection {
  /** The tables it is made from. */
  readonly tables: readonly PgTable[]
  read(on: Queryable, subject: ExportSubject): Promise<unknown>
}

/**
 * Why a customer's money may not move now; undefined when it may. Asked inside the call's transaction before its own checks
 * and the password. A refusal is never the order's answer for good.
 */
export type PaymentGuard = (
  tx: Tx,
  scope: AccountScope,
  call: Call,
  /** Whether money comes in, which an account takes that may not pay. */
  incoming: boolean,
) => Promise<BankError | undefined>

/** What a face is shown for. */
export interface FaceScene {
  /** Whether this person has a use for a face now; gives the customer's id. */
  mayShow(scope: SessionScope): Promise<Result<string, BankError>>
  /** Notes which verification was opened. */
  opened?(scope: SessionScope, bizToken: string): Promise<Result<unknown, BankError>>
  /** What follows from a face that matched. */
  passed(scope: SessionScope, customerId: string, bizToken: string): Promise<Result<unknown, BankError>>
}

/** A person's decision on what waits in an identity record. */
export interface Decided {
  readonly customerId: string
  readonly recordNo: string
  /** What was kept to be done with it. */
  readonly pending: unknown
  readonly approve: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

export interface ReviewRule {
  /** What the customer reads when it is refused. */
  readonly refusal: string
  /** Does what follows from the decision; the customer's row is locked. */
  settle(tx: Tx, decided: Decided): Promise<void>
}

/** What it takes to work without a call. */
export type UpkeepBank = Pick<Bank, 'db' | 'services' | 'capabilities' | 'businessNow' | 'realNow'>

/** What the console's page asks and does, by the last part of its address. */
export interface ConsolePart {
  readonly views?: Readonly<Record<string, (bank: Bank) => Promise<unknown>>>
  /** Each answers with what changed. */
  readonly actions?: Readonly<Record<string, ConsoleAction>>
}

export interface ConsoleAction<S extends GenericSchema = GenericSchema> {
  readonly input: S
  run(bank: Bank, input: InferOutput<S>): Promise<unknown>
}

/** What the one capability that has it calls `name`, such as a face scene; undefined when none does. */
export const named = <T>(records: readonly (Readonly<Record<string, T>> | undefined)[], name: string): T | undefined =>
  records.find((record) => record !== undefined && Object.hasOwn(record, name))?.[name]

/** Rows of a section at most; more than a customer of the sandbox has. */
export const MOST_EXPORTED = 5_000

/** A section of a customer's own rows of a table, as they are. */
export const ownRows = (table: PgTable & { readonly customerId: PgColumn }): ExportSection => ({
  tables: [table],
  read: (on, { customerId }) => on.select().from(table).where(eq(table.customerId, customerId)).limit(MOST_EXPORTED),
})

/** Identity with types: an action whose `run` gets what its schema lets in. */
export const consoleAction = <S extends GenericSchema>(
  input: S,
  run: (bank: Bank, input: InferOutput<S>) => Promise<unknown>,
): ConsoleAction<S> => ({ input, run })
