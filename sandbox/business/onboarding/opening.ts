import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { OnboardingState, Opening } from '@/contract/onboarding/onboardingState'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { lastFour } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Bank, SessionScope } from '@sandbox/kernel/scope'
import { bindCard } from '../card'
import { schema, sqlState } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, wallet } from '@sandbox/kernel/ledger'
import { newAccountNo } from './accountNo'
import { draftOf, dropDraft } from './draft'
import type { Draft } from './draft'
import { applicationOf, isUnderWay, onboardingState } from './state'
import { accountApplications } from './tables'
import { declareResidency, keepPapers, recordIdentity } from '../identity'
import { sendMessages } from '../message'
import { MINUTE_SHARE_MS } from '@sandbox/kernel/services'
import type { RegistryAnswer } from '@sandbox/kernel/services'
import { occurred } from '@sandbox/kernel/domainEvents'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import { tryEach } from '@sandbox/kernel/tryEach'
import { mayTakeStep } from './takeStep'

const { accounts, credentials, customers } = schema

type FailureReason = NonNullable<Opening['failure']>['reason']

/** Milliseconds after which an application whose processing began and stopped may be processed by another process. */
export const TAKEN_UP_MS = 10_000

/** What is needed to process an application without a call. */
export type OpeningBank = Pick<Bank, 'db' | 'services' | 'capabilities' | 'businessNow' | 'realNow'>

/** Whether another customer has an account with this ID card. */
export async function isIdCardTaken(on: Queryable, idCardNo: string, customerId: string): Promise<boolean> {
  const found = await on
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.idCardNo, idCardNo), ne(customers.id, customerId)))
  return found.length > 0
}

/** Everything that must hold when an application is handed in, besides the completed steps. */
async function submissionRefusal(
  tx: Tx,
  draft: Draft,
  customerId: string,
  today: string,
): Promise<BankError | undefined> {
  const { idCard } = draft
  if (!idCard) return bankError('OnboardingOutOfOrder')
  // Checked again, because the draft may be weeks old.
  if (idCard.validUntil !== '' && idCard.validUntil < today) return bankError('IdCardExpired')
  return (await isIdCardTaken(tx, idCard.idCardNo, customerId)) ? bankError('IdCardTaken') : undefined
}

/**
 * Hands an application in, once a client id. A customer whose application is under way gets its state, from whatever
 * phone. Fails with ClientIdReused for another's id, and as `mayTakeStep` does.
 */
export function submitApplication(scope: SessionScope, clientId: string): Promise<Result<OnboardingState, BankError>> {
  const { bank, session, now, today } = scope
  return bank.db.transaction(async (tx) => {
    const { customerId } = session
    if (customerId !== undefined) await lockCustomer(tx, customerId)
    const [same] = await tx.select().from(accountApplications).where(eq(accountApplications.clientId, clientId))
    if (same && same.customerId !== customerId) return fail(bankError('ClientIdReused'))
    const current = customerId === undefined ? undefined : await applicationOf(tx, customerId)
    if (same || isUnderWay(current)) return ok(await onboardingState(tx, session, { now, today }))
    const applicant = await mayTakeStep(tx, scope, 'open')
    if (!applicant.ok) return applicant
    const { customer, draft } = applicant.value
    const refusal = await submissionRefusal(tx, draft, customer.id, today)
    if (refusal) return fail(refusal)
    await tx
      .insert(accountApplications)
      .values({ clientId, customerId: customer.id, state: 'SUBMITTED', submittedAt: now })
    const detail = { clientId, agreements: draft.agreements?.map(({ id, version }) => `${id} ${version}`) }
    await recordEvent(tx, now, 'accountApplied', { customerId: customer.id, sessionId: session.id, detail })
    return ok(await onboardingState(tx, session, { now, today }))
  })
}

/**
 * Processes an application to its end, unless another process works on it: asks the registry, then opens the account in
 * one transaction. After a kill at any point it is processed again; while the registry doesn't answer, it waits.
 */
export async function processApplication(bank: OpeningBank, clientId: string): Promise<void> {
  const application = await takeUp(bank, clientId)
  if (!application) return
  const { customerId } = application
  const on = bank.db.drizzle
  const { idCard } = await draftOf(on, customerId, application.submittedAt)
  if (!idCard) return decide(bank, clientId, 'IDENTITY')
  const { name, idCardNo } = idCard
  const answer = await bank.services.registry.admit(on, { customerId, name, idCardNo })
  if (answer === 'unavailable') return
  const refused = REFUSALS[answer]
  if (refused) return decide(bank, clientId, refused)
  try {
    await openInBooks(bank, clientId, customerId)
  } catch (error) {
    // Two people with one ID card: the other account was opened first.
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    await decide(bank, clientId, 'ID_CARD_TAKEN')
  }
}

const UNIQUE_VIOLATION = '23505'

const REFUSALS: Readonly<Partial<Record<RegistryAnswer, FailureReason>>> = {
  identity: 'IDENTITY',
  card: 'CARD',
  accountLimit: 'ACCOUNT_LIMIT',
  riskControl: 'RISK_CONTROL',
}

/** Whether an application waits to be processed. */
const waiting = (realNow: number) =>
  or(
    eq(accountApplications.state, 'SUBMITTED'),
    and(
      eq(accountApplications.state, 'PROCESSING'),
      or(isNull(accountApplications.workedAt), lt(accountApplications.workedAt, realNow - TAKEN_UP_MS)),
    ),
  )

async function takeUp({ db, realNow }: OpeningBank, clientId: string) {
  const now = realNow()
  const [taken] = await db.drizzle
    .update(accountApplications)
    .set({ state: 'PROCESSING', workedAt: now })
    .where(and(eq(accountApplications.clientId, clientId), waiting(now)))
    .returning()
  return taken
}

/** Every application that no process works on, for instance after a crash; first those that weren't tried for longest. */
export async function waitingApplications({ db, realNow }: OpeningBank): Promise<readonly string[]> {
  const rows = await db.drizzle
    .select({ clientId: accountApplications.clientId })
    .from(accountApplications)
    .where(waiting(realNow()))
    .orderBy(sql`${accountApplications.workedAt} NULLS FIRST`)
  return rows.map(({ clientId }) => clientId)
}

/** Processes waiting applications; run every minute, and for a part of it, because the registry may keep silent at each. */
export async function resumeApplications(bank: OpeningBank): Promise<void> {
  const until = bank.realNow() + MINUTE_SHARE_MS
  await tryEach(await waitingApplications(bank), async (clientId) => {
    if (bank.realNow() < until) await processApplication(bank, clientId)
  })
}

async function decide(bank: OpeningBank, clientId: string, failure: FailureReason): Promise<void> {
  const decidedAt = await bank.businessNow()
  await bank.db.transaction(async (tx) => {
    const [failed] = await tx
      .update(accountApplications)
      .set({ state: 'FAILED', failure, decidedAt })
      .where(and(eq(accountApplications.clientId, clientId), eq(accountApplications.state, 'PROCESSING')))
      .returning({ customerId: accountApplications.customerId })
    if (!failed) return
    const { customerId } = failed
    const body = `您的开户申请未通过，请进入${BRAND.bankName}查看原因和办法。`
    const source = `accountRefused ${clientId} ${decidedAt}`
    await sendMessages(tx, [{ customerId, kind: 'account', title: '开户未成功', body, source, at: decidedAt }])
    // By SMS, because only customers with an account have a message box.
    await sendSmsNotice(tx, customerId, body, bank.realNow())
  })
}

/** Opens the account with everything that belongs to it, in one transaction. */
async function openInBooks(bank: OpeningBank, clientId: string, customerId: string): Promise<void> {
  const now = await bank.businessNow()
  await bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [application] = await tx
      .update(accountApplications)
      .set({ state: 'OPENED', decidedAt: now })
      .where(and(eq(accountApplications.clientId, clientId), eq(accountApplications.state, 'PROCESSING')))
      .returning()
    if (!application) return
    const draft = await draftOf(tx, customerId, application.submittedAt)
    await keepCustomer(tx, customerId, draft)
    if (draft.tax) await declareResidency(tx, customerId, { statement: draft.tax, now })
    const acctNo = await newAccountNo(tx)
    await keepAccount(tx, { customerId, acctNo, draft, now })
    await announce(tx, { customerId, acctNo, clientId, now })
    await sendSmsNotice(tx, customerId, `您尾号${lastFour(acctNo)}的电子账户已开立。`, bank.realNow())
    await dropDraft(tx, customerId)
    // An application binds a card and takes the personal information, so these first steps are done with it.
    for (const occasion of ['accountOpened', 'cardBound', 'infoCompleted'] as const)
      await occurred(tx, bank.capabilities, { occasion, customerId, about: clientId, now })
  })
}

async function keepCustomer(tx: Tx, customerId: string, { idCard, personal }: Draft): Promise<void> {
  if (!idCard) throw new Error('an application without an ID card was processed')
  const { name, idCardNo, validFrom, validUntil, nation, address, authority } = idCard
  await tx
    .update(customers)
    .set({
      realName: name,
      idCardNo,
      idCardFrom: day(validFrom),
      idCardUntil: validUntil === '' ? null : day(validUntil),
      profile: { idCard: { nation, address, authority }, personal },
    })
    .where(eq(customers.id, customerId))
  await keepPapers(tx, customerId, idCard)
}

interface NewAccount {
  readonly customerId: string
  readonly acctNo: string
  readonly draft: Draft
  readonly now: number
}

async function keepAccount(tx: Tx, { customerId, acctNo, draft, now }: NewAccount): Promise<void> {
  const { password, card } = draft
  if (!password || !card) throw new Error('an application without a password or a card was processed')
  const fresh = { acctNo, acctStatus: 'N', missingImageState: '', receiveNoPay: 'N', openedAt: now, closedAt: null }
  await tx
    .insert(accounts)
    .values({ customerId, ...fresh })
    // A customer who closed an account before gets a new one.
    .onConflictDoUpdate({ target: accounts.customerId, set: fresh })
  const secret = { ...password, failures: 0, lockedUntil: null, changedAt: now }
  await tx
    .insert(credentials)
    .values({ customerId, kind: 'payment', ...secret })
    .onConflictDoUpdate({ target: [credentials.customerId, credentials.kind], set: secret })
  const bound = await bindCard(tx, customerId, card, now)
  if (!bound.ok && bound.error.name !== 'CardAlreadyBound')
    throw new Error(`no card for the account: ${bound.error.name}`)
  await lockAccounts(tx, [wallet(customerId)])
}

async function announce(
  tx: Tx,
  { customerId, acctNo, clientId, now }: Pick<NewAccount, 'customerId' | 'acctNo' | 'now'> & { clientId: string },
): Promise<void> {
  await recordIdentity(tx, { customerId, kind: 'OPEN', title: '开立电子账户', at: now })
  await sendMessages(tx, [
    {
      customerId,
      kind: 'account',
      title: '开户成功',
      body: `欢迎使用${BRAND.bankName}。您尾号${lastFour(acctNo)}的电子账户已开立，从已绑定的银行卡转入资金后即可存入各类存款。`,
      source: `accountOpened ${clientId}`,
      about: { subject: 'wallet' },
      at: now,
    },
  ])
  await recordEvent(tx, now, 'accountOpened', { customerId, detail: { clientId } })
}
