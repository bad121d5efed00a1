import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/subaccount'
import { idCardRefusal } from '@/domain/account/idCardTerm'
import { isDormant } from '@/domain/account/status'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import { MOVEMENT_FACTS } from '@/domain/subaccount/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import { RECEIVING_BANK } from '@/domain/receivingBank'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { notifyChanged } from '@sandbox/business/security'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Tx } from '@sandbox/kernel/db'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { asObstacles } from '@sandbox/kernel/orders/obstacles'
import type { ObstacleRule } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { accountState } from '@sandbox/kernel/session/access'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { lostNumbers } from '@sandbox/kernel/session/lossReports'
import { checkPayPassword, givePayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { subMoney } from './accounts'
import { ELECTRONIC, receives } from './merchants'
import { closeSub, moveOwn, pageOfMovements, stateRefusal, subBalance } from './move'
import type { ClosedSub } from './move'
import { dropPassword, keptApart, readSubPassword, setPassword } from './passwords'
import { canOpen, changeState, findSub, lockSub, lostRefusal, openSub, subsOf } from './subAccounts'
import { calledSub, notifyState } from './notify'
import { wireSub } from './wire'

export const queryAccounts = accountHandler(calls.queryAccounts, async ({ bank, customer, account }) => {
  const on = bank.db.drizzle
  const subs = await subsOf(on, customer.id)
  const lost = await lostNumbers(on, customer.id)
  const status = accountState(account)
  const standing = status.receiveNoPay === 'Y' ? 'RECEIVE_ONLY' : 'ACTIVE'
  const electronic = {
    acctId: ELECTRONIC,
    class: 'ELECTRONIC',
    acctNo: maskCard(account.acctNo),
    alias: '',
    state: isDormant(status) ? 'DORMANT' : standing,
    receives: false,
    lost: lost.has(account.acctNo),
    available: await balanceOf(on, wallet(customer.id)),
    openedAt: account.openedAt,
  } as const
  const available = new Map(
    await Promise.all(subs.map(async (sub) => [sub.acctId, await subBalance(on, sub)] as const)),
  )
  return ok({
    branch: RECEIVING_BANK.branch,
    bankNo: RECEIVING_BANK.bankNo,
    accounts: [
      electronic,
      ...subs.map((sub) => {
        const { acctId, acctNo, alias, state, openedAt } = sub
        const shown = { acctId, class: sub.class, acctNo: maskCard(acctNo), alias, state, openedAt }
        return {
          ...shown,
          available: available.get(acctId) ?? ZERO_FEN,
          receives: receives(sub),
          lost: lost.has(acctNo),
        }
      }),
    ],
  })
})

/** Whether there may be another comes before the face: nobody shows theirs for what can't be done. */
export const openSubAccount = accountHandler(
  calls.openSubAccount,
  async ({ bank, customer, session, now, realNow, today }, request) => {
    const on = bank.db.drizzle
    const customerId = customer.id
    const expired = idCardRefusal(customer.idCardUntil, today)
    if (expired) return fail(expired)
    const { alias, agreementVersion } = request
    if (agreementVersion !== SUB_ACCOUNT_AGREEMENT_VERSION) return fail(bankError('AgreementMissing'))
    if ((await canOpen(on, customerId, request.class)) === 0) return fail(bankError('AccountCountLimit'))
    if (!(await hasPass(on, customerId, 'openSub', realNow))) return fail(bankError('FaceMissing'))
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      // Asked again under the lock, before the face is used up: who loses the race for the last one keeps theirs.
      if ((await canOpen(tx, customerId, request.class)) === 0) return fail(bankError('AccountCountLimit'))
      if (!(await consumePass(tx, customerId, 'openSub', realNow))) return fail(bankError('FaceMissing'))
      const opened = await openSub(tx, { customerId, class: request.class, alias: alias.trim(), agreementVersion, now })
      if (!opened.ok) return opened
      const { acctId, acctNo, state } = opened.value
      await notifyState(tx, opened.value, '已开立', now)
      const detail = { class: request.class, agreementVersion }
      await recordEvent(tx, now, 'subAccountOpened', { customerId, sessionId: session.id, detail })
      return ok({ acctId, acctNo: maskCard(acctNo), state })
    })
  },
)

export const querySubAccounts = accountHandler(calls.querySubAccounts, async ({ bank, customer, today }, request) => {
  const on = bank.db.drizzle
  const subs = await subsOf(on, customer.id, request.class)
  const lost = await lostNumbers(on, customer.id)
  return ok({
    available: await balanceOf(on, wallet(customer.id)),
    caught: await stillToCatch(on, customer.id),
    canOpen: await canOpen(on, customer.id, request.class),
    accounts: await Promise.all(subs.map((sub) => wireSub(on, sub, { day: today, lost }))),
  })
})

export const querySubRecords = accountHandler(calls.querySubRecords, async ({ bank, customer }, { acctId, after }) => {
  const on = bank.db.drizzle
  const sub = await findSub(on, customer.id, acctId)
  if (!sub) return fail(bankError('SubAccountUnknown'))
  const { movements, more } = await pageOfMovements(on, sub, after)
  return ok({
    records: movements.map(({ orderNo, kind, amount, counterparty, at }) => ({
      orderNo,
      kind,
      amount: MOVEMENT_FACTS[kind].comesIn ? amount : fen(-amount),
      counterparty,
      at,
    })),
    more,
  })
})

export const moveSub = moneyHandler(calls.moveSub, {
  flow: ({ direction }) => (direction === 'OUT' ? 'back' : 'out'),
  obstacleRule: async (on, { customer }, { acctId, direction = 'IN' }) => {
    if (acctId === undefined) return undefined
    const sub = await findSub(on, customer.id, acctId)
    return sub ? stateRefusal(sub, direction === 'IN' ? 'fund' : 'takeBack') : bankError('SubAccountUnknown')
  },
  async work(tx, { customer, now }, { acctId, direction, amount, clientId }) {
    const customerId = customer.id
    const moved = await moveOwn(tx, { customerId, acctId, direction, amount, clientId, now })
    if (!moved.ok) return moved
    const { orderNo, at } = moved.value
    return ok({ orderNo, amount, balance: await balanceOf(tx, subMoney({ acctId, customerId })), at })
  },
})

export const revealAcctNo = accountHandler(calls.revealAcctNo, async (scope, { acctId, password }) => {
  const { bank, customer, account, session, now } = scope
  const shown = acctId === ELECTRONIC ? account : await findSub(bank.db.drizzle, customer.id, acctId)
  if (!shown) return fail(bankError('SubAccountUnknown'))
  const ahead = await stretchPayPassword(scope, customer.id, password)
  return bank.db.transaction(async (tx) => {
    const known = await checkPayPassword(tx, scope, customer.id, password, ahead)
    if (!known.ok) return known
    await recordEvent(tx, now, 'acctNoShown', { customerId: customer.id, sessionId: session.id })
    return ok({ acctNo: shown.acctNo })
  })
})

const lostObstacleRule: ObstacleRule<typeof calls.setSubPassword | typeof calls.setSubState> = async (
  on,
  { customer },
  { acctId },
) => {
  if (acctId === undefined) return undefined
  const sub = await findSub(on, customer.id, acctId)
  return sub ? lostRefusal(on, sub) : bankError('SubAccountUnknown')
}

/** A weak new password and a lost account are refused before the payment password is compared: neither costs a guess. */
const settingPassword = accountHandler(
  calls.setSubPassword,
  async (scope, { acctId, password, newPassword: secret }) => {
    const { bank, customer, session, now } = scope
    const customerId = customer.id
    const allowed = readSubPassword(secret, customer)
    if (!allowed.ok) return allowed
    const sub = await findSub(bank.db.drizzle, customerId, acctId)
    if (!sub) return fail(bankError('SubAccountUnknown'))
    const lost = await lostRefusal(bank.db.drizzle, sub)
    if (lost) return fail(lost)
    const known = await givePayPassword(scope, customerId, password)
    if (!known.ok) return known
    const apart = await keptApart(bank.db.drizzle, sub, { secret, hashing: bank.hashing })
    if (!apart.ok) return apart
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const locked = await lockSub(tx, customerId, acctId, [])
      if (!locked) return fail(bankError('SubAccountUnknown'))
      const set = await setPassword(tx, locked.sub, apart.value, now)
      if (!set.ok) return set
      await notifyChanged(tx, customerId, `${calledSub(sub)}的账户密码已设置`, scope)
      await recordEvent(tx, now, 'subPasswordSet', { customerId, sessionId: session.id })
      return ok({ state: set.value.state })
    })
  },
)

export const setSubPassword: typeof settingPassword = {
  ...settingPassword,
  obstacles: asObstacles(lostObstacleRule),
}

/** Face and phone together stand for the password that was forgotten. */
export const resetSubPassword = accountHandler(
  calls.resetSubPassword,
  async (scope, { acctId, smsCode, newPassword: secret }) => {
    const { bank, customer, session, now, realNow } = scope
    const on = bank.db.drizzle
    const customerId = customer.id
    const allowed = readSubPassword(secret, customer)
    if (!allowed.ok) return allowed
    const sub = await findSub(on, customerId, acctId)
    if (!sub) return fail(bankError('SubAccountUnknown'))
    if (sub.state === 'CLOSED') return fail(bankError('SubAccountUnavailable'))
    if (sub.state === 'PASSWORD_UNSET') return fail(bankError('PasswordUnset'))
    const lost = await lostRefusal(on, sub)
    if (lost) return fail(lost)
    if (!(await hasPass(on, customerId, 'resetSub', realNow))) return fail(bankError('FaceMissing'))
    if (customer.mobileNo === null) return fail(bankError('SmsCodeExpired'))
    const used = await consumeSmsCode(on, realNow, customer.mobileNo, 'resetSub', smsCode)
    if (!used.ok) return used
    const apart = await keptApart(on, sub, { secret, hashing: bank.hashing })
    if (!apart.ok) return apart
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      if (!(await consumePass(tx, customerId, 'resetSub', realNow))) return fail(bankError('FaceMissing'))
      const locked = await lockSub(tx, customerId, acctId, [])
      if (!locked) return fail(bankError('SubAccountUnknown'))
      const set = await setPassword(tx, locked.sub, apart.value, now)
      if (!set.ok) return set
      await notifyChanged(tx, customerId, `${calledSub(sub)}的账户密码已重置`, scope)
      await recordEvent(tx, now, 'subPasswordReset', { customerId, sessionId: session.id })
      return ok({ state: set.value.state })
    })
  },
)

const DONE = { STOP: '已停用', RESUME: '已恢复使用', CLOSE: '已注销' } as const

const setting = accountHandler(calls.setSubState, async (scope, request) => {
  const { bank, customer, session, now } = scope
  const customerId = customer.id
  const obstacle = await lostObstacleRule(bank.db.drizzle, scope, request)
  if (obstacle) return fail(obstacle)
  const known = await givePayPassword(scope, customerId, request.password)
  if (!known.ok) return known
  return bank.db.transaction(async (tx) => {
    const changed = await change(tx, scope, request)
    if (!changed.ok) return changed
    const { sub, swept, interest } = changed.value
    await notifyState(tx, sub, DONE[request.action], now)
    const detail = { action: request.action }
    await recordEvent(tx, now, 'subAccountState', { customerId, sessionId: session.id, detail })
    return ok({ state: sub.state, swept, interest })
  })
})

export const setSubState: typeof setting = { ...setting, obstacles: asObstacles(lostObstacleRule) }

type Changed = Promise<Result<ClosedSub, BankError>>

async function change(
  tx: Tx,
  { customer, now }: AccountScope,
  { acctId, action }: RequestOf<typeof calls.setSubState>,
): Changed {
  if (action === 'CLOSE') {
    const closed = await closeSub(tx, { customerId: customer.id, acctId, now })
    if (closed.ok) await dropPassword(tx, closed.value.sub)
    return closed
  }
  const locked = await lockSub(tx, customer.id, acctId, [])
  if (!locked) return fail(bankError('SubAccountUnknown'))
  const changed = await changeState(tx, locked.sub, action, now)
  return changed.ok ? ok({ sub: changed.value, swept: ZERO_FEN, interest: ZERO_FEN }) : changed
}
