import type { GenericSchema, InferOutput } from 'valibot'
import type { ApprovalOutcome } from '@/domain/approval/outcome'
import type { ApprovalState } from '@/domain/approval/machine'
import type { ApprovalKind, ApprovalRole } from '@/domain/approval/kinds'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import type { ApprovalPayload, PayloadMark } from '@/domain/approval/payload'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import type { Result } from '@/domain/result'
import { eq } from 'drizzle-orm'
import type { JobBank } from './scope'
import { schema } from './db'
import type { Queryable, Tx } from './db'
import type { Session } from './session/sessions'

/** Somebody who applies or decides. */
export interface ApprovalPerson {
  /** The customer's id, or of a clerk at the console `clerk:` and the name. */
  readonly id: string
  readonly name: string
}

/** An application as far as its kind has to know it. */
export interface ApprovalCase<Payload = ApprovalPayload> {
  readonly approvalId: string
  /** SM3 of the id: what is carried out is carried out under it, once. */
  readonly clientId: string
  /** The enterprise's id, or BANK. */
  readonly owner: string
  readonly applicant: ApprovalPerson
  readonly payload: Payload
  /** Who has approved it, in their order. */
  readonly decidedBy: readonly ApprovalPerson[]
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** What a decider sees besides the payload, in Chinese. */
export interface ApprovalLine {
  readonly label: string
  readonly value: string
}

/** Whom it pays or concerns, shown beside the password: as the bank's own record has them, never in the applicant's words. */
export interface ApprovalPayee {
  readonly name: string
  /** Where the name was checked, or that it wasn't. */
  readonly checked: string
}

/**
 * A customer whom an application is about, by the name they proved when the account was opened.
 * @param customerId none where the application's own record names nobody @param said how the name is shown
 */
export async function customerPayee(
  on: Queryable,
  customerId: string | undefined,
  said: (name: string) => string,
): Promise<ApprovalPayee> {
  const { customers } = schema
  const [found] = await on
    .select({ name: customers.realName })
    .from(customers)
    .where(eq(customers.id, customerId ?? ''))
  return typeof found?.name === 'string'
    ? { name: said(found.name), checked: '姓名与本行客户实名登记一致' }
    : { name: said('未核对到的客户'), checked: '未找到该客户的实名登记，未通过核对' }
}

/** What became of it when it was carried out. */
export interface ApprovalDone {
  /** A number by which it is found, such as an order's. */
  readonly receipt?: string
}

/**
 * All that the engine has to know of a kind: one object in the capability that owns what the kind does
 * (docs/decisions/approval.md). Who may apply and decide is data of the domain (src/domain/approval/kinds.ts).
 */
export interface ApprovalRule<S extends GenericSchema = GenericSchema> {
  /** Of the payload; one that doesn't fit is refused as PayloadInvalid. */
  readonly payload: S
  /**
   * What is kept of what was typed, where that isn't all of it; `before` was kept when the same application was written
   * last. What this refuses isn't kept at all.
   */
  keep?(typed: InferOutput<S>, before: ApprovalPayload | undefined): Result<InferOutput<S>, BankError>
  /** Fields of rows that are decided on and that nobody reads, such as a hash. */
  readonly unread?: readonly string[]
  /** What is paid, in fen; none where no money moves. */
  amount?(payload: InferOutput<S>): Fen
  payee(on: Queryable, about: ApprovalCase<InferOutput<S>>): Promise<ApprovalPayee>
  /** The payload in words, for who decides: every value of it, and what it changes. Rows are shown by themselves. */
  lines(on: Queryable, about: ApprovalCase<InferOutput<S>>): Promise<readonly ApprovalLine[]>
  /** What keeps it from being handed in; looked at when it is saved, handed in and carried out. */
  marks?(on: Queryable, about: ApprovalCase<InferOutput<S>>): Promise<readonly PayloadMark[]>
  /** Whether somebody whose role would decide must not, such as the person it is about. */
  isConcerned?(on: Queryable, about: ApprovalCase<InferOutput<S>>, person: ApprovalPerson): Promise<boolean>
  /** Whether somebody must not even know of it. */
  isHiddenFrom?(on: Queryable, about: ApprovalCase<InferOutput<S>>, person: ApprovalPerson): Promise<boolean>
  /** Carries it out in the transaction of the last decision; what a refusal wrote is undone. Locks what it changes. */
  execute(tx: Tx, about: ApprovalCase<InferOutput<S>>): Promise<Result<ApprovalDone, BankError>>
  /** How far it has come since, where somebody outside carries it on. Asked only of what was carried out. */
  outcome?(on: Queryable, about: ApprovalCase<InferOutput<S>>): Promise<ApprovalOutcome | undefined>
  /** What goes on once it was carried out and is kept, outside any transaction; minuteJobs does what this leaves. */
  afterwards?(bank: JobBank, about: ApprovalCase<InferOutput<S>>): Promise<void>
  /** What follows, in the same transaction, when it comes to nothing. */
  ended?(tx: Tx, about: ApprovalCase<InferOutput<S>>, state: ApprovalState): Promise<void>
}

/** The kinds that a capability registers. */
export type ApprovalRules = Readonly<Partial<Record<ApprovalKind, ApprovalRule>>>

/** Returns its argument; only the types matter: the functions get what the schema accepts. */
export const approvalRule = <S extends GenericSchema>(rule: ApprovalRule<S>): ApprovalRule =>
  // The engine gives the functions only what the rule's own schema has let through.
  rule as unknown as ApprovalRule

/** An enterprise that a session acts for. */
export interface ActingFor {
  readonly orgId: string
  readonly name: string
  readonly role: OrgRole
}

/** Who the people of enterprises are: one capability knows. */
export interface ApprovalParties {
  /** Whether enterprises are served at all now. */
  areServed(on: Queryable): Promise<boolean>
  /** Holds the enterprise's row, so that its members and decisions change one after the other. */
  lock(tx: Tx, orgId: string): Promise<void>
  roleOf(on: Queryable, orgId: string, customerId: string): Promise<OrgRole | undefined>
  /** Who has a role. */
  having(on: Queryable, orgId: string, role: ApprovalRole): Promise<readonly string[]>
  /** The enterprise a session acts for: the one chosen, or the only one; undefined for none, and once the role is lost. */
  actingOf(on: Queryable, session: Pick<Session, 'id' | 'customerId'>): Promise<ActingFor | undefined>
  nameOf(on: Queryable, orgId: string): Promise<string>
  /** What the enterprise's account holds. */
  balanceOf(on: Queryable, orgId: string): Promise<Fen>
}
