import { desc, eq } from 'drizzle-orm'
import type { FaceState, OnboardingState, Opening } from '@/contract/onboarding/onboardingState'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard, maskIdCard, maskName, maskPhone } from '@/domain/masks/mask'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { allowedSteps, nextStep, ONBOARDING_STEPS } from '@/domain/onboarding/steps'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { consentsOf, formerVersionOf, hasConsent } from '@sandbox/kernel/session/consent'
import { openAccountNo } from '@sandbox/kernel/session/customers'
import { FACES_A_DAY } from '@sandbox/kernel/session/limits'
import type { Session } from '@sandbox/kernel/session/sessions'
import { draftOf, hasAgreed, stepsDone } from './draft'
import type { Draft } from './draft'
import { facesLeft } from '../identity'
import { accountApplications } from './tables'

type Application = typeof accountApplications.$inferSelect
type Failure = NonNullable<Opening['failure']>

/** For each failure, its text and the step at which the customer can continue. */
const FAILURES: Readonly<Record<Failure['reason'], Omit<Failure, 'reason'>>> = {
  IDENTITY: { message: '身份信息未通过核验，请核对身份证信息后重新提交', wayOn: 'idCard' },
  CARD: { message: '绑定银行卡未通过验证，请更换银行卡后重新提交', wayOn: 'card' },
  ID_CARD_TAKEN: { message: bankError('IdCardTaken').message, wayOn: 'sync' },
  ACCOUNT_LIMIT: { message: '您在银行开立的同类账户已达上限，如有疑问请致电客服或到网点咨询', wayOn: 'counter' },
  RISK_CONTROL: { message: '您的申请需要进一步核实，请携带身份证到网点办理', wayOn: 'counter' },
}

const { customers } = schema

/** The customer's latest application, which is the one that counts. */
export async function applicationOf(on: Queryable, customerId: string): Promise<Application | undefined> {
  const [latest] = await on
    .select()
    .from(accountApplications)
    .where(eq(accountApplications.customerId, customerId))
    .orderBy(desc(accountApplications.submittedAt), desc(accountApplications.clientId))
    .limit(1)
  return latest
}

/** Whether an application is being processed, so that its data may not change. */
export const isUnderWay = (application: Application | undefined): boolean =>
  application?.state === 'SUBMITTED' || application?.state === 'PROCESSING'

function wireOpening({ state, submittedAt, failure }: Application, acctNo: string | undefined): Opening {
  const reason = failure as Failure['reason'] | null
  return {
    state,
    submittedAt,
    ...(state === 'FAILED' && reason !== null ? { failure: { reason, ...FAILURES[reason] } } : {}),
    ...(state === 'OPENED' && acctNo !== undefined ? { acctNo } : {}),
  }
}

const wireDraft = (draft: Draft): Partial<OnboardingState> => {
  const { idCard, personal, tax, card } = draft
  return {
    ...(idCard && {
      idCard: {
        name: maskName(idCard.name),
        idCardNo: maskIdCard(idCard.idCardNo),
        validUntil: idCard.validUntil,
      },
    }),
    ...(personal && { personal }),
    ...(tax && { taxResidency: tax.residency }),
    ...(card && { card: { bankName: card.bankName, cardNo: maskCard(card.cardNo) } }),
  }
}

/** What a person agreed to, newest first. */
type Given = Awaited<ReturnType<typeof consentsOf>>

const wireAgreements = (given: Given, draft: Draft): OnboardingState['agreements'] =>
  OPENING_AGREEMENTS.map(({ id, title, version }) => {
    const agreed = hasAgreed(draft, { id, version })
    const former = agreed ? undefined : formerVersionOf(given, `agreement:${id}`, version)
    return { id, title, version, agreed, ...(former === undefined ? {} : { formerVersion: former }) }
  })

interface FaceAsked {
  readonly session: Session
  readonly given: Given
  readonly draft: Draft
  readonly today: Day
}

async function faceOf(on: Queryable, { session, given, draft, today }: FaceAsked): Promise<FaceState> {
  const { customerId } = session
  const consented = await hasConsent(on, session, 'face', FACE_CONSENT_VERSION)
  const former = consented ? undefined : formerVersionOf(given, 'face', FACE_CONSENT_VERSION)
  return {
    state: draft.face?.state ?? 'NONE',
    consented,
    ...(former === undefined ? {} : { formerVersion: former }),
    attemptsLeft: customerId === undefined ? FACES_A_DAY : await facesLeft(on, customerId, today),
  }
}

const EVERY: ReadonlySet<OnboardingStep> = new Set(ONBOARDING_STEPS)

/** What the person behind a session is told about opening an account. */
export async function onboardingState(
  on: Queryable,
  session: Session,
  { now, today }: { readonly now: number; readonly today: Day },
): Promise<OnboardingState> {
  const { customerId } = session
  const given = await consentsOf(on, session)
  if (customerId === undefined) {
    const face = await faceOf(on, { session, given, draft: {}, today })
    return { step: 'phone', done: [], allowed: ['phone'], face, agreements: wireAgreements(given, {}) }
  }
  const [customer] = await on.select().from(customers).where(eq(customers.id, customerId))
  const acctNo = await openAccountNo(on, customerId)
  const application = await applicationOf(on, customerId)
  const draft = acctNo === undefined ? await draftOf(on, customerId, now) : {}
  const done = acctNo === undefined ? stepsDone(draft) : EVERY
  return {
    step: nextStep(done),
    done: [...done],
    allowed: isUnderWay(application) ? [] : [...allowedSteps(done)],
    ...(customer?.mobileNo ? { mobileNo: maskPhone(customer.mobileNo) } : {}),
    ...wireDraft(draft),
    face: await faceOf(on, { session, given, draft, today }),
    agreements: wireAgreements(given, draft),
    ...(application && { opening: wireOpening(application, acctNo) }),
  }
}
