import { and, desc, eq, isNull } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/transfer'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { isElsewhere } from '@/domain/limits/elsewhere'
import { maskCard, maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendingAt } from '@/domain/transfer/asking'
import { cardLeft, faceSceneFor, outLeft, STEP_UP_OVER, stepUpFor } from '@/domain/transfer/limits'
import { isCancellable, TRANSFER_SPEEDS } from '@/domain/transfer/machine'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import { consumePass, hasPass } from '@sandbox/business/identity'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sendingAfterwards } from '@sandbox/kernel/orders/briefWait'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { orderObstacleRule } from './orderObstacle'
import { readCardLimits, readOutLimits } from './limits'
import { findTransfer, lockTransfer, moveTransfer } from './machine'
import { settleOne } from './network'
import { orderRefusal, takeOrder } from './order'
import type { CardOrder } from './order'
import { readPaySecurity } from './paySecurity'
import { transfers } from './tables'
import type { Transfer } from './tables'
import { takenOf, wireTransfer } from './wire'

export const queryTransferLimits = accountHandler(calls.queryTransferLimits, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const limits = await readOutLimits(on, customer.id, now)
  const { single, aDay, countADay, used, coolingUntil, nightLock } = limits
  const { stoppedAt, provinces } = await readPaySecurity(on, customer.id, now)
  const cards = await cardsOf(on, customer.id)
  return ok({
    out: {
      ...{ single, aDay, countADay, coolingUntil, nightLock },
      ...{ stopped: stoppedAt !== undefined, provinces: provinces && [...provinces] },
      usedToday: used.amount,
      countToday: used.count,
      left: outLeft(limits),
      available: await balanceOf(on, wallet(customer.id)),
      codeOver: STEP_UP_OVER.code,
      faceOver: STEP_UP_OVER.face,
      payee: maskName(customer.realName ?? ''),
      sentBefore: await hasSent(on, customer.id),
    },
    sending: TRANSFER_SPEEDS.map((speed) => ({ speed, dueAt: sendingAt(speed, now) })),
    caught: await stillToCatch(on, customer.id),
    cards: await Promise.all(cards.map((card) => wireLimits(on, card, now))),
  })
})

async function wireLimits(on: Queryable, card: BoundCard, now: number) {
  const limits = await readCardLimits(on, card, now)
  const { single, aDay, used } = limits
  const { id: cardId, bankName, cardNo } = card
  return { cardId, bankName, cardNo: maskCard(cardNo), single, aDay, usedToday: used, left: cardLeft(limits) }
}

/** Whether money has ever arrived at a card of theirs. */
async function hasSent(on: Queryable, customerId: string): Promise<boolean> {
  const out = and(
    eq(transfers.customerId, customerId),
    eq(transfers.direction, 'OUT'),
    eq(transfers.state, 'SUCCEEDED'),
  )
  const [sent] = await on.select({ orderNo: transfers.orderNo }).from(transfers).where(out).limit(1)
  return sent !== undefined
}

const inOrderOf = ({ customer, now }: AccountScope, request: RequestOf<typeof calls.transferIn>): CardOrder => {
  const { cardId, amount, memo, clientId } = request
  return { customerId: customer.id, direction: 'IN', cardId, amount, speed: 'REALTIME', memo, clientId, now }
}

export const transferIn = sendingAfterwards(
  moneyHandler(calls.transferIn, {
    flow: 'in',
    obstacleRule: orderObstacleRule('IN'),
    async work(tx, scope, request) {
      const taken = await takeOrder(tx, inOrderOf(scope, request))
      return taken.ok ? ok(takenOf(taken.value)) : taken
    },
  }),
  (bank, { orderNo }) => settleOne(bank, orderNo),
)

type OutRequest = RequestOf<typeof calls.transferOut>

const outOrderOf = ({ customer, now }: AccountScope, request: OutRequest): CardOrder => {
  const { cardId, amount, speed, sendingDay, memo, clientId } = request
  return { customerId: customer.id, direction: 'OUT', cardId, amount, speed, sendingDay, memo, clientId, now }
}

export const transferOut = sendingAfterwards(
  moneyHandler(calls.transferOut, {
    obstacleRule: orderObstacleRule('OUT'),
    stepUp,
    async work(tx, scope, request) {
      const taken = await takeOrder(tx, outOrderOf(scope, request))
      if (!taken.ok) return taken
      // Used up with the order alone: a refusal takes this back together with the order.
      const scene = await sceneOf(tx, scope, request)
      if (scene && !(await consumePass(tx, scope.customer.id, scene, scope.realNow))) return fail(FACE_MISSING[scene])
      return ok(takenOf(taken.value))
    },
  }),
  (bank, { orderNo }) => settleOne(bank, orderNo),
)

const CODE_MISSING = bankError('StepUpMissing', '该笔转出金额较大，请先获取并填写短信验证码')
const FACE_MISSING = {
  transfer: bankError('StepUpMissing', '该笔转出金额较大，请先完成人脸识别'),
  transferAway: bankError('StepUpMissing', '您已开启地区锁，未确认您在常用地区，请先完成人脸识别'),
} as const

/** What face the order needs; undefined for none. */
async function sceneOf(tx: Tx, { customer, now }: AccountScope, { amount, province }: OutRequest) {
  const { provinces } = await readPaySecurity(tx, customer.id, now)
  return faceSceneFor(amount, isElsewhere(provinces, province))
}

/**
 * Asks for code and face only of an order that nothing else refuses: nobody shows a face for what can't be done. What refuses
 * it ends this try, for it may be gone a moment later: the order must not go through then without what wasn't asked for.
 */
async function stepUp(tx: Tx, scope: AccountScope, request: OutRequest): Promise<Result<void, BankError>> {
  const { customer, realNow } = scope
  const asked = stepUpFor(request.amount)
  const scene = await sceneOf(tx, scope, request)
  if (!asked.code && !scene) return ok(undefined)
  const refusal = await orderRefusal(tx, outOrderOf(scope, request))
  if (refusal) return fail(refusal)
  if (scene && !(await hasPass(tx, customer.id, scene, realNow))) return fail(FACE_MISSING[scene])
  if (!asked.code) return ok(undefined)
  if (request.smsCode === undefined || customer.mobileNo === null) return fail(CODE_MISSING)
  return consumeSmsCode(tx, realNow, customer.mobileNo, 'transfer', request.smsCode)
}

export const queryTransfer = accountHandler(
  calls.queryTransfer,
  async ({ bank, customer, now, today }, { orderNo }) => {
    const on = bank.db.drizzle
    const transfer =
      orderNo === undefined ? await latestOut(on, customer.id, today) : await findTransfer(on, customer.id, orderNo)
    return transfer ? ok(await wireTransfer(on, transfer, now)) : fail(bankError('OrderUnknown'))
  },
)

async function latestOut(on: Queryable, customerId: string, today: Day): Promise<Transfer | undefined> {
  const ordered = and(eq(transfers.direction, 'OUT'), isNull(transfers.originNo))
  const [latest] = await on
    .select()
    .from(transfers)
    .where(and(eq(transfers.customerId, customerId), eq(transfers.day, today), ordered))
    .orderBy(desc(transfers.orderNo))
    .limit(1)
  return latest
}

/** The transfer's row decides between a cancelling and a sending: whoever has it first wins, and the other finds it so. */
export const cancelTransfer = moneyHandler(calls.cancelTransfer, {
  flow: 'back',
  async work(tx, { customer, now }, { orderNo }) {
    const transfer = await lockTransfer(tx, orderNo)
    if (!transfer || transfer.customerId !== customer.id) return fail(bankError('OrderUnknown'))
    if (!isCancellable(transfer, now)) return fail(bankError('TransferNotCancellable'))
    const moved = await moveTransfer(tx, transfer, { trigger: 'cancelled', now })
    return moved ? ok(takenOf(moved)) : fail(bankError('TransferNotCancellable'))
  },
})
