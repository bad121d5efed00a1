import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { maxValue, minValue, number, pipe, safeInteger, transform } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from '@/contract/call'
import type { CapabilityName } from '@/contract/capabilities'
import type { RecordClass } from '@/domain/account/records'
import type { ClosingFinding } from '@/domain/closure/checks'
import type { Day } from '@/domain/dates/day'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Result } from '@/domain/result'
import type { ApprovalParties, ApprovalRules } from './approvals'
import type { Queryable, Tx } from './db'
import type { DayEndStep } from './dayEnd/steps'
import type { MessageTable, Titles } from './kinds'
import type { LedgerAudit } from './ledger/audit'
import type { DomainEventFollower } from './domainEvents'
import type { RewardGivers } from './rewards'
import type { AccountScope, Bank, Handler, SessionScope, JobBank } from './scope'
import type { FacePerson } from './services'
import type { Seed, SeedAct } from './seed'
import type { Session } from './session/sessions'
import type { AdjustmentPart, TimelinePart } from './timeline'

/**
 * What a part of the bank's business provides: `sandbox/business/<name>/index.ts` exports one, and
 * `sandbox/capabilities.ts` lists them. The kernel and the host know the business only through these.
 */
export interface Capability {
  readonly name: CapabilityName
  /** One for each call of `src/contract/<name>`. */
  readonly handlers: Readonly<Record<string, Handler>>
  /** The tables it defines, by the name its code uses. */
  readonly tables: Readonly<Record<string, PgTable>>
  /** The kinds of orders it records, with the titles customers read. */
  readonly orders?: Titles
  /** The kinds of postings it makes, with the titles on the customer's statement. */
  readonly postings?: Titles
  /** What those that move the electronic account are to its owner; what isn't named is money from or to elsewhere. */
  readonly records?: Readonly<Record<string, RecordClass>>
  /** The kinds of messages it sends, each with its part of the customer's message box. */
  readonly messages?: MessageTable
  /** Its work at a day's end, by name; `sandbox/capabilities.ts` says in which order the steps run. */
  readonly dayEnd?: Readonly<Record<string, DayEndStep>>
  /** What it adds to the export of a customer's data, by section. */
  readonly exports?: Readonly<Record<string, ExportSection>>
  /** Its tables with a customer's id that no section is made from, by their name in SQL, with the reason. */
  readonly unexported?: Readonly<Record<string, string>>
  /** What the ledger must hold according to its tables. */
  readonly audit?: LedgerAudit
  /** Reasons to refuse a payment, asked whichever capability moves the money. */
  readonly paymentGuards?: readonly PaymentGuard[]
  /** Reasons to refuse another phone or password, other limits, or closing, asked whichever capability changes it. */
  readonly ownerGuards?: readonly OwnerGuard[]
  /** What it has to do with closing an account. */
  readonly closureChecks?: ClosureChecks
  /** What it has to do with the cards customers bind. */
  readonly cardChecks?: CardChecks
  /** What a face may be checked for, by the contract's scene. */
  readonly faceScenes?: Readonly<Record<string, FaceScene>>
  /** Decisions of the bank's staff, by the name stored with the record that waits. */
  readonly reviews?: Readonly<Record<string, ReviewRule>>
  /** The kinds of applications that other people decide on and it carries out. */
  readonly approvals?: ApprovalRules
  /** Who the people of enterprises are, for those applications; one capability says so. */
  readonly approvalParties?: ApprovalParties
  /** What it does when a customer has done something that others may follow. */
  readonly follows?: DomainEventFollower
  /** Why a customer can't answer a questionnaire yet; asked whoever's it is. */
  readonly answerGuard?: AnswerGuard
  /** The kinds of campaigns' rewards that it gives. */
  readonly rewards?: RewardGivers
  /** What it tells of a customer's time line, and of what was corrected afterwards. */
  readonly timeline?: readonly TimelinePart[]
  readonly adjustments?: readonly AdjustmentPart[]
  /** Work of every minute, such as deleting old rows; what fails is tried again the next minute. */
  readonly minuteJobs?: readonly ((bank: JobBank) => Promise<void>)[]
  /** What it writes into an empty sandbox. */
  readonly seeds?: readonly Seed[]
  /** What named customers did before today, by the name the seed's history uses. */
  readonly seedActs?: Readonly<Record<string, SeedAct>>
  /** Its part of the sandbox's console. */
  readonly console?: ConsolePart
}

declare module './scope' {
  // Here, because a capability's handlers take a scope: the other way round the two files would import each other.
  interface Bank {
    /** The bank's parts; lists to which several of them contribute are made from it. */
    readonly capabilities: readonly Capability[]
  }
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
 * Which way a call moves money: `out` of the customer's hands or into a product; `in` from elsewhere; `back` to the
 * electronic account from where it still is the customer's own, such as an order that was never sent. Some accounts may
 * receive and not pay, and nobody's account keeps them from their own money.
 */
export type MoneyFlow = 'out' | 'in' | 'back'

/**
 * Why a customer's money may not move now; undefined when it may. Asked by the form before it is filled in, and inside the
 * call's transaction, which holds the customer's row, before the call's own checks and before the password. A refusal isn't
 * stored as the order's answer.
 */
export type PaymentGuard = (
  on: Queryable,
  scope: AccountScope,
  call: Call,
  flow: MoneyFlow,
) => Promise<BankError | undefined>

/**
 * Why a customer may not answer a questionnaire today, such as one about something they haven't read; undefined when they may.
 * Asked inside the transaction that takes the answers.
 */
export type AnswerGuard = (
  on: Queryable,
  asked: { readonly customerId: string; readonly surveyId: string; readonly today: Day },
) => Promise<BankError | undefined>

/** What decides over an account: its phone, credentials, limits, cards and devices, pots with their rules, and whether it stays open. */
export type OwnerChange = 'phone' | 'credential' | 'limits' | 'card' | 'firstCard' | 'device' | 'pots' | 'closing'

/** Whose account is changed, and when by the bank's clock. */
export interface OwnerOfChange {
  readonly customerId: string
  /** Epoch ms. */
  readonly now: number
}

/**
 * Why a customer may not change what decides over the account now; undefined when they may. Asked by the form, and inside
 * the change's transaction, which holds the customer's row.
 */
export type OwnerGuard = (on: Queryable, who: OwnerOfChange, change: OwnerChange) => Promise<BankError | undefined>

/** The first reason of any capability. */
export async function ownerRefusal(
  capabilities: readonly Capability[],
  on: Queryable,
  who: OwnerOfChange,
  change: OwnerChange,
): Promise<BankError | undefined> {
  for (const guard of capabilities.flatMap(({ ownerGuards = [] }) => ownerGuards)) {
    const refusal = await guard(on, who, change)
    if (refusal) return refusal
  }
  return undefined
}

/** Whose account is being closed. */
export interface ClosingSubject extends OwnerOfChange {
  /** The bank's day. */
  readonly today: Day
}

/** What a capability has to do with closing a customer's account. */
export interface ClosureChecks {
  /** What of its own blocks the closing or lapses with it. Read on every page, and again inside the closing's transaction. */
  find(on: Queryable, subject: ClosingSubject): Promise<readonly ClosingFinding[]>
  /** What an outside party says of it: asked on every page and before a closing begins, outside any transaction. */
  ask?(bank: Pick<Bank, 'db' | 'services'>, customerId: string): Promise<readonly ClosingFinding[]>
  /** Locks what `closed` will change and others share; called before the money's locks. */
  lock?(tx: Tx, subject: ClosingSubject): Promise<void>
  /** Money of the customer's own in accounts of this kind, which is paid out with what the electronic account holds. */
  readonly alongside?: {
    readonly kind: string
    /** Brings it there, all at once; the caller holds the customer's row and the accounts' locks. */
    bring(tx: Tx, subject: ClosingSubject): Promise<void>
  }
  /** What follows inside the transaction that closes: what lapses, ends or is no longer told. */
  closed?(tx: Tx, subject: ClosingSubject): Promise<void>
}

/** What a capability has to do with a customer's bound cards; whoever asks holds the customer's row. */
export interface CardChecks {
  /** Whether something of its own isn't done with the card yet, so that it can't be unbound. */
  uses?(on: Queryable, card: { readonly customerId: string; readonly cardId: string }): Promise<boolean>
  /** What follows, in the same transaction, from another card's being the first; `now` by the bank's clock, epoch ms. */
  firstChanged?(tx: Tx, customerId: string, now: number): Promise<void>
}

/** A purpose for which a face is checked. */
export interface FaceScene {
  /** Whether this person may have their face checked now; gives the customer's id. */
  mayShow(scope: SessionScope): Promise<Result<string, BankError>>
  /** Whose face it must be, where that isn't the customer on record yet. */
  person?(scope: SessionScope, customerId: string): Promise<FacePerson | undefined>
  /** Notes which verification was opened. */
  opened?(scope: SessionScope, bizToken: string): Promise<Result<unknown, BankError>>
  /** Called when the face matched: does what the check was for. */
  passed(scope: SessionScope, customerId: string, bizToken: string): Promise<Result<unknown, BankError>>
}

/** A staff member's decision on an identity record that waits for one. */
export interface Decided {
  readonly customerId: string
  readonly recordNo: string
  /** The data stored for this decision. */
  readonly pending: unknown
  readonly approve: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** Epoch ms by the machine's clock. */
  readonly realNow: number
}

export interface ReviewRule {
  /** The text the customer reads when it is refused. */
  readonly refusal: string
  /** Whether what was asked can still be approved; it can where this is left out. The caller has locked the customer's row. */
  mayApprove?(tx: Tx, pending: unknown): Promise<boolean>
  /** Carries the decision out; the caller has locked the customer's row. */
  settle(tx: Tx, decided: Decided): Promise<void>
}

/** The console's questions and actions, by the last part of their address. */
export interface ConsolePart {
  readonly views?: Readonly<Record<string, (bank: Bank) => Promise<unknown>>>
  /** Each gives what changed. */
  readonly actions?: Readonly<Record<string, ConsoleAction>>
}

/**
 * Fen that somebody outside moves or asks for at once, at most (ours): 10 billion yuan. Sums over all that ever came stay below
 * what a number holds; one that wouldn't is refused by the ledger.
 */
export const MAX_FROM_OUTSIDE = 1_000_000_000_000

/** An amount of the console's or of an outside party, in fen. */
export const outsideAmount = pipe(number(), safeInteger(), minValue(1), maxValue(MAX_FROM_OUTSIDE), transform(fen))

export interface ConsoleAction<S extends GenericSchema = GenericSchema, A = unknown> {
  readonly input: S
  run(bank: Bank, input: InferOutput<S>): Promise<A>
}

/** Finds an entry, such as a face scene, by name among all capabilities' records; undefined when none has it. */
export const named = <T>(records: readonly (Readonly<Record<string, T>> | undefined)[], name: string): T | undefined =>
  records.find((record) => record !== undefined && Object.hasOwn(record, name))?.[name]

/** Most rows of a section; no customer of the sandbox has as many. */
export const MAX_EXPORTED = 5_000

/** An export section of a customer's own rows of a table, unchanged. */
export const ownRows = (table: PgTable & { readonly customerId: PgColumn }): ExportSection => ({
  tables: [table],
  read: (on, { customerId }) => on.select().from(table).where(eq(table.customerId, customerId)).limit(MAX_EXPORTED),
})

/** Returns its argument; only the types matter: `run` gets what the schema accepts. */
export const consoleAction = <S extends GenericSchema, A>(
  input: S,
  run: (bank: Bank, input: InferOutput<S>) => Promise<A>,
): ConsoleAction<S, A> => ({ input, run })
