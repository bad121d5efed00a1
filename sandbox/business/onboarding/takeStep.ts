import { eq } from 'drizzle-orm'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { mayTake, missingFor } from '@/domain/onboarding/steps'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Customer, SessionScope } from '@sandbox/kernel/scope'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { draftOf, saveDraft, stepsDone } from './draft'
import type { Draft } from './draft'
import { applicationOf, isUnderWay, onboardingState } from './state'
import { lockCustomer, openAccountNo } from '@sandbox/kernel/session/customers'

/** Who takes a step, and their draft. */
export interface Applicant {
  readonly customer: Customer
  readonly draft: Draft
}

/** The text that tells the customer which step is missing. */
const MISSING: Readonly<Record<OnboardingStep, string>> = {
  phone: '请先验证手机号',
  idCard: '请先完成身份证验证',
  face: '请先完成人脸识别',
  personal: '请先填写个人信息',
  tax: '请先填写税收居民身份声明',
  card: '请先绑定银行卡',
  password: '请先设置支付密码',
  agreements: '请先阅读并同意相关协议',
  open: '请先提交开户申请',
}

/**
 * Whether the person behind a session may take a step now. Fails with NotRegistered, AccountExists, OpeningUnderWay, or
 * OnboardingOutOfOrder with the step that is missing.
 */
export async function mayTakeStep(
  on: Queryable,
  { session, now }: Pick<SessionScope, 'session' | 'now'>,
  step: OnboardingStep,
): Promise<Result<Applicant, BankError>> {
  const { customerId } = session
  if (customerId === undefined) return fail(bankError('OnboardingOutOfOrder', MISSING.phone))
  const [customer] = await on.select().from(schema.customers).where(eq(schema.customers.id, customerId))
  if (!customer) return fail(bankError('OnboardingOutOfOrder', MISSING.phone))
  if ((await openAccountNo(on, customerId)) !== undefined) return fail(bankError('AccountExists'))
  if (isUnderWay(await applicationOf(on, customerId))) return fail(bankError('OpeningUnderWay'))
  const draft = await draftOf(on, customerId, now)
  const done = stepsDone(draft)
  if (mayTake(step, done)) return ok({ customer, draft })
  const [missing = step] = missingFor(step, done)
  return fail(bankError('OnboardingOutOfOrder', MISSING[missing]))
}

/** Gives the draft after a step; gets the draft under the lock. */
export type StepChange = (tx: Tx, applicant: Applicant) => Promise<Result<Draft, BankError>>

/**
 * Takes a step: checks again under the lock whether it may be taken, changes the draft, and gives the new state. Outside
 * parties are asked before, never under the lock. A change that refuses must not have written anything.
 */
export function takeStep(
  scope: SessionScope,
  step: OnboardingStep,
  change: StepChange,
): Promise<Result<OnboardingState, BankError>> {
  const { bank, session, now, today } = scope
  return bank.db.transaction(async (tx) => {
    if (session.customerId !== undefined) await lockCustomer(tx, session.customerId)
    const applicant = await mayTakeStep(tx, scope, step)
    if (!applicant.ok) return applicant
    const changed = await change(tx, applicant.value)
    if (!changed.ok) return changed
    await saveDraft(tx, applicant.value.customer.id, changed.value, now)
    return ok(await onboardingState(tx, session, { now, today }))
  })
}
