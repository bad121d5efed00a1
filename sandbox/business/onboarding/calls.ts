import { eq, sql } from 'drizzle-orm'
import * as calls from '@/contract/onboarding'
import { bankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { fail, ok } from '@/domain/result'
import { isMobile } from '@/domain/validation/mobile'
import { verifyCard } from '@sandbox/business/card'
import {
  confirmIdCard as confirm,
  forgetPictures,
  keepPapers,
  readPersonalInfo,
  readTaxResidency,
  recordIdentity,
} from '@sandbox/business/identity'
import { readNewPassword } from '@sandbox/business/security'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { sessionHandler } from '@sandbox/kernel/scope'
import { giveConsent } from '@sandbox/kernel/session/consent'
import { hashSecret } from '@sandbox/kernel/session/credentials'
import { offerSync, registerCustomer as register, registrationOf } from '@sandbox/kernel/session/registration'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { withoutUndone } from './draft'
import { isIdCardTaken, processApplication, submitApplication } from './opening'
import { applicationOf, isUnderWay, onboardingState } from './state'
import { mayTakeStep, takeStep } from './takeStep'

/** The customer with this number; a closed customer loses it to the person who has the phone now. */
async function holderOf(tx: Tx, mobileNo: string): Promise<string | undefined> {
  const { customers } = schema
  const [holder] = await tx.select().from(customers).where(eq(customers.mobileNo, mobileNo))
  if (!holder || holder.closedAt === null) return holder?.id
  await tx.update(customers).set({ mobileNo: null }).where(eq(customers.id, holder.id))
  return undefined
}

/**
 * A number of somebody registered under another open id shows only that this person has the phone now. They may sync the
 * account, which is still guarded by its gesture.
 */
export const registerCustomer = sessionHandler(
  calls.registerCustomer,
  async ({ bank, session, now, realNow }, request) => {
    const { mobileNo, smsCode } = request
    if (!isMobile(mobileNo)) return fail(bankError('MobileInvalid'))
    if (session.customerId !== undefined) return fail(bankError('AlreadyRegistered'))
    const used = await consumeSmsCode(bank.db.drizzle, realNow, mobileNo, 'register', smsCode)
    if (!used.ok) return used
    return bank.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mobileNo}))`)
      const { wechatIdentities } = schema
      await tx
        .select({ openId: wechatIdentities.openId })
        .from(wechatIdentities)
        .where(eq(wechatIdentities.openId, session.openId))
        .for('no key update')
      const known = await registrationOf(tx, session.openId)
      if (known.kind === 'here') return fail(bankError('AlreadyRegistered'))
      // The platform says that this is the same person, so a second customer must not be made.
      if (known.kind === 'elsewhere' && !known.foundByPhone) {
        return ok({ registerStatus: 'ELSEWHERE', registerMobileNo: maskPhone(known.customer.mobileNo ?? mobileNo) })
      }
      const holder = await holderOf(tx, mobileNo)
      if (holder !== undefined) {
        await offerSync(tx, session.openId, holder)
        return ok({ registerStatus: 'ELSEWHERE', registerMobileNo: maskPhone(mobileNo) })
      }
      const customerId = await register(tx, session.openId, mobileNo, now)
      await recordEvent(tx, now, 'registered', { customerId, sessionId: session.id })
      return ok({ registerStatus: 'REGISTERED', registerMobileNo: maskPhone(mobileNo) })
    })
  },
)

/** Asking about an application that nobody is working on starts the work again. */
export const queryOnboarding = sessionHandler(calls.queryOnboarding, async ({ bank, session, now, today }) => {
  const on = bank.db.drizzle
  const { customerId } = session
  const application = customerId === undefined ? undefined : await applicationOf(on, customerId)
  if (application && isUnderWay(application)) bank.later(() => processApplication(bank, application.clientId))
  // In one snapshot: if the account is opened between two reads, the answer could lack both its papers and its number.
  const state = await bank.db.transaction((tx) => onboardingState(tx, session, { now, today }), {
    isolation: 'repeatable read',
  })
  return ok(state)
})

/** Exactly the current versions, because the customer was shown no others. */
export const agreeOpening = sessionHandler(calls.agreeOpening, (scope, { agreements: shown }) =>
  takeStep(scope, 'agreements', async (tx, { draft }) => {
    const all = OPENING_AGREEMENTS.every(({ id, version }) =>
      shown.some((agreement) => agreement.id === id && agreement.version === version),
    )
    if (!all) return fail(bankError('AgreementMissing'))
    const agreements = OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version, at: scope.now }))
    for (const { id, version } of agreements) {
      await giveConsent(tx, scope.session, `agreement:${id}`, version, scope.now)
    }
    return ok({ ...draft, agreements })
  }),
)

/** Only a person who knows the name that belongs to a number is told whether it has an account. */
export const confirmIdCard = sessionHandler(calls.confirmIdCard, async (scope, request) => {
  const { bank, today } = scope
  const allowed = await mayTakeStep(bank.db.drizzle, scope, 'idCard')
  if (!allowed.ok) return allowed
  const { id: customerId } = allowed.value.customer
  const confirmed = await confirm(bank, customerId, request, today)
  if (!confirmed.ok) return confirmed
  const idCard = confirmed.value
  if (await isIdCardTaken(bank.db.drizzle, idCard.idCardNo, customerId)) return fail(bankError('IdCardTaken'))
  return takeStep(scope, 'idCard', async (tx, { draft }) => {
    await keepPapers(tx, customerId, idCard)
    const same = draft.idCard?.idCardNo === idCard.idCardNo && draft.idCard.name === idCard.name
    return ok({ ...(same ? draft : withoutUndone(draft, 'idCard')), idCard })
  })
})

/** A review that is under way continues; a person who passed the face check needs none. */
export const requestFaceReview = sessionHandler(calls.requestFaceReview, (scope) =>
  takeStep(scope, 'face', async (tx, { customer, draft }) => {
    if (draft.face?.state === 'REVIEW' || draft.face?.state === 'PASSED') return ok(draft)
    const { recordNo } = await recordIdentity(tx, {
      customerId: customer.id,
      kind: 'OPEN',
      title: '人工审核身份',
      state: 'REVIEW',
      pending: { review: 'face' },
      at: scope.now,
    })
    return ok({ ...draft, face: { state: 'REVIEW', at: scope.now, recordNo } })
  }),
)

export const savePersonalInfo = sessionHandler(calls.savePersonalInfo, (scope, request) =>
  takeStep(scope, 'personal', async (_tx, { draft }) => {
    const personal = readPersonalInfo(request)
    return personal.ok ? ok({ ...draft, personal: personal.value }) : personal
  }),
)

export const saveTaxResidency = sessionHandler(calls.saveTaxResidency, (scope, { declared: _, ...request }) =>
  takeStep(scope, 'tax', async (_tx, { draft }) => {
    const tax = readTaxResidency(request)
    return tax.ok ? ok({ ...draft, tax: tax.value }) : tax
  }),
)

/**
 * The card was verified for one ID card; if that was changed on another phone meanwhile, the verification no longer
 * counts.
 */
export const bindOpeningCard = sessionHandler(calls.bindOpeningCard, async (scope, request) => {
  const { bank, today, realNow } = scope
  const applicant = await mayTakeStep(bank.db.drizzle, scope, 'card')
  if (!applicant.ok) return applicant
  const { customer, draft: before } = applicant.value
  if (!before.idCard) return fail(bankError('OnboardingOutOfOrder'))
  const { name, idCardNo } = before.idCard
  const card = await verifyCard(bank, { customerId: customer.id, name, idCardNo }, request, { today, realNow })
  if (!card.ok) return card
  return takeStep(scope, 'card', async (_tx, { draft }) =>
    draft.idCard?.idCardNo === idCardNo ? ok({ ...draft, card: card.value }) : fail(bankError('OnboardingOutOfOrder')),
  )
})

/** Hashed before the lock is taken, because hashing is slow on purpose. */
export const setOpeningPassword = sessionHandler(calls.setOpeningPassword, async (scope, request) => {
  const applicant = await mayTakeStep(scope.bank.db.drizzle, scope, 'password')
  if (!applicant.ok) return applicant
  const { customer, draft } = applicant.value
  const known = { birth: draft.idCard?.birth, phone: customer.mobileNo ?? undefined }
  const allowed = readNewPassword(request.password, known)
  if (!allowed.ok) return allowed
  const password = await hashSecret({
    customerId: customer.id,
    kind: 'payment',
    secret: allowed.value,
    hashing: scope.bank.hashing,
  })
  return takeStep(scope, 'password', async (_tx, { draft: now }) => ok({ ...now, password }))
})

/** Answers as soon as the application is stored; the bank works on it without the customer waiting. */
export const openAccount = sessionHandler(calls.openAccount, async (scope, { clientId }) => {
  const submitted = await submitApplication(scope, clientId)
  if (submitted.ok) scope.bank.later(() => processApplication(scope.bank, clientId))
  return submitted
})

/** The same as taking the ID card's step again, without any data. */
export const restartOnboarding = sessionHandler(calls.restartOnboarding, async (scope) => {
  const { customerId } = scope.session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  return takeStep(scope, 'idCard', async (tx) => {
    await forgetPictures(tx, customerId)
    return ok({})
  })
})
