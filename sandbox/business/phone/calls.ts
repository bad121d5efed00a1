import * as calls from '@/contract/phone'
import { bankError } from '@/domain/errors/catalogue'
import { lastFour, maskPhone } from '@/domain/masks/mask'
import { PHONE_CONFIRM_MS, waysToChange } from '@/domain/phone/change'
import { fail, ok } from '@/domain/result'
import { checkedTooOften, firstCardOf, setReservedPhone, verifyCard, wireCard } from '@sandbox/business/card'
import { recordEvent } from '@sandbox/kernel/audit'
import { ownerObstacleRule } from '@sandbox/kernel/orders/obstacles'
import { accountHandler, sessionHandler } from '@sandbox/kernel/scope'
import type { SessionScope } from '@sandbox/kernel/scope'
import { hasCredential } from '@sandbox/kernel/session/credentials'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { asOwner, doneSince, isOver, latestChange, needsGesture, wireChange } from './changes'
import { confirmedAt, noteConfirmed } from './confirm'
import { askOwnerAgain, nameNumber, proveNumber } from './prove'
import { askReview } from './reviews'
import { startChange, startObstacleRule } from './start'
import type { PhoneChange } from './tables'
import { notifyPhone } from './notify'

/**
 * As it stands: one whose time is over is given up, whenever the work of every minute says so, and nothing is waited for
 * that has come.
 */
function asNow(change: PhoneChange, { now, realNow }: Pick<SessionScope, 'now' | 'realNow'>): PhoneChange {
  if (change.expiresAt !== null && isOver(change, realNow)) return { ...change, state: 'ABANDONED', expiresAt: null }
  return change.readyAt !== null && change.readyAt <= now ? { ...change, readyAt: null } : change
}

export const queryPhoneChange = sessionHandler(calls.queryPhoneChange, async (scope) => {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { bank, now } = scope
  const on = bank.db.drizzle
  const { id: customerId, mobileNo } = owner.value
  const signedIn = scope.session.level === 'account'
  const hasPassword = await hasCredential(on, customerId, 'payment')
  const known = await latestChange(on, customerId)
  const latest = needsGesture(scope, owner.value, known?.method) ? undefined : known
  const [changed] = await doneSince(on, customerId, 0)
  const since = await confirmedAt(on, owner.value)
  return ok({
    ...(mobileNo === null ? {} : { mobileNo: maskPhone(mobileNo), confirmedAt: since }),
    confirmDue: mobileNo !== null && since <= now - PHONE_CONFIRM_MS,
    ...(changed?.doneAt ? { changedAt: changed.doneAt } : {}),
    hasPassword,
    methods: [...waysToChange({ hasNumber: mobileNo !== null, hasPassword, signedIn })],
    ...(latest && { change: wireChange(asNow(latest, scope)) }),
  })
})

const starting = sessionHandler(calls.startPhoneChange, async (scope, asked) => {
  const begun = await startChange(scope, asked)
  return begun.ok ? ok(wireChange(begun.value)) : begun
})

export const startPhoneChange: typeof starting = { ...starting, ownerObstacle: startObstacleRule }

export const provePhone = sessionHandler(calls.provePhone, async (scope, { changeId, smsCode }) => {
  const proved = await proveNumber(scope, changeId, smsCode)
  return proved.ok ? ok(wireChange(proved.value)) : proved
})

export const nameNewPhone = sessionHandler(calls.nameNewPhone, async (scope, { changeId, mobileNo }) => {
  const named = await nameNumber(scope, changeId, mobileNo)
  return named.ok ? ok(wireChange(named.value)) : named
})

export const requestPhoneReview = sessionHandler(calls.requestPhoneReview, async (scope, { changeId, ...papers }) => {
  const asked = await askReview(scope, changeId, papers)
  return asked.ok ? ok(wireChange(asked.value)) : asked
})

export const checkPhoneOwner = sessionHandler(calls.checkPhoneOwner, async (scope, { changeId }) => {
  const asked = await askOwnerAgain(scope, changeId)
  return asked.ok ? ok(wireChange(asked.value)) : asked
})

export const confirmPhone = accountHandler(
  calls.confirmPhone,
  async ({ bank, customer, session, now, realNow }, { smsCode }) => {
    const { id: customerId, mobileNo } = customer
    if (mobileNo === null) return fail(bankError('SmsCodeExpired'))
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const used = await consumeSmsCode(tx, realNow, mobileNo, 'confirmPhone', smsCode)
      if (!used.ok) return used
      await noteConfirmed(tx, customerId, now)
      await recordEvent(tx, now, 'phoneConfirmed', { customerId, sessionId: session.id })
      return ok({})
    })
  },
)

/** The card network is asked outside of any transaction, and the card found again in the one that changes it. */
const settingCardPhone = accountHandler(calls.setCardPhone, async (scope, { mobileNo, smsCode }) => {
  const { bank, customer, session, now } = scope
  const asked = await asOwner(scope, undefined, async ({ tx }) => {
    const card = await firstCardOf(tx, customer.id)
    if (!card) return fail(bankError('CardUnknown', '您还没有主卡，请先绑定银行卡'))
    return card.mobileNo === mobileNo
      ? fail(bankError('PhoneSame', '该手机号与银行卡登记的预留手机号相同，无需更新'))
      : ok(card)
  })
  if (!asked.ok) return asked
  const { id: customerId, realName, idCardNo } = customer
  const { cardNo, bankName } = asked.value
  const owner = { customerId, name: realName ?? '', idCardNo: idCardNo ?? '' }
  const verified = await verifyCard(bank, owner, { cardNo, mobileNo, smsCode, purpose: 'cardPhone' }, scope)
  if (!verified.ok) return verified
  return asOwner(scope, undefined, async ({ tx, owner: { mobileNo: onRecord } }) => {
    const card = await setReservedPhone(tx, asked.value, mobileNo)
    if (!card) return fail(bankError('CardUnknown'))
    await notifyPhone(
      tx,
      {
        customerId,
        title: '银行卡预留手机号已更新',
        done: `您的${bankName}（尾号${lastFour(cardNo)}）预留手机号已更新为${maskPhone(mobileNo)}`,
        source: `cardPhone ${card.id} ${now}`,
        numbers: [onRecord],
      },
      scope,
    )
    await recordEvent(tx, now, 'cardPhoneChanged', { customerId, sessionId: session.id, detail: { cardId: card.id } })
    return ok(wireCard(card))
  })
})

export const setCardPhone: typeof settingCardPhone = {
  ...settingCardPhone,
  ownerObstacle: async (on, scope) =>
    (await ownerObstacleRule('phone')(on, scope)) ?? checkedTooOften(on, scope.customer.id, scope.today),
}
