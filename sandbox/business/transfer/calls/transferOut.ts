import type { RequestOf } from '@/contract/call'
import { transferOut as call } from '@/contract/transfer/transferOut'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { isElsewhere } from '@/domain/limits/elsewhere'
import { faceSceneFor, stepUpFor } from '@/domain/transfer/limits'
import { consumePass, hasPass } from '@sandbox/business/identity'
import type { Tx } from '@sandbox/kernel/db'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sentSoon } from '@sandbox/kernel/orders/soon'
import type { AccountScope } from '@sandbox/kernel/scope'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { orderKeeper } from '../keeper'
import { settleOne } from '../network'
import { orderRefusal, takeOrder } from '../order'
import type { CardOrder } from '../order'
import { readPaySecurity } from '../paySecurity'
import { takenOf } from '../wire'

type Request = RequestOf<typeof call>

const orderOf = ({ customer, now }: AccountScope, request: Request): CardOrder => {
  const { cardId, amount, speed, sendingDay, memo, clientId } = request
  return { customerId: customer.id, direction: 'OUT', cardId, amount, speed, sendingDay, memo, clientId, now }
}

export const transferOut = sentSoon(
  moneyHandler(call, {
    keeper: orderKeeper('OUT'),
    stepUp,
    async work(tx, scope, request) {
      const taken = await takeOrder(tx, orderOf(scope, request))
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
async function sceneOf(tx: Tx, { customer, now }: AccountScope, { amount, province }: Request) {
  const { provinces } = await readPaySecurity(tx, customer.id, now)
  return faceSceneFor(amount, isElsewhere(provinces, province))
}

/**
 * Asks for code and face only of an order that nothing else refuses: nobody shows a face for what can't be done. What refuses
 * it ends this try, for it may be gone a moment later: the order must not go through then without what wasn't asked for.
 */
async function stepUp(tx: Tx, scope: AccountScope, request: Request): Promise<Result<void, BankError>> {
  const { customer, realNow } = scope
  const asked = stepUpFor(request.amount)
  const scene = await sceneOf(tx, scope, request)
  if (!asked.code && !scene) return ok(undefined)
  const refusal = await orderRefusal(tx, orderOf(scope, request))
  if (refusal) return fail(refusal)
  if (scene && !(await hasPass(tx, customer.id, scene, realNow))) return fail(FACE_MISSING[scene])
  if (!asked.code) return ok(undefined)
  if (request.smsCode === undefined || customer.mobileNo === null) return fail(CODE_MISSING)
  return consumeSmsCode(tx, realNow, customer.mobileNo, 'transfer', request.smsCode)
}
