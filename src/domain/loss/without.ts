import { BRAND } from '../brand'
import { isOpenLoss, LOSS_CHANGE_NAMES, LOSS_CHANGES, LOSS_FACTS } from './machine'
import type { LossObject, LossState } from './machine'

/** What is lost now, by a customer's cases. */
export const lostIn = (
  cases: readonly { readonly object: LossObject; readonly state: LossState }[],
): readonly LossObject[] => cases.filter(({ state }) => isOpenLoss(state)).map(({ object }) => object)

/** Whether a forgotten or locked payment password can be reset meanwhile: a reset is a change of credentials. */
export const mayResetPassword = (lost: readonly LossObject[]): boolean =>
  lost.every((object) => !LOSS_FACTS[object].stopsChanges.includes('credential'))

/** What leads on from a password that nobody knows or may try, for who has lost these things. */
export function withoutPassword(who: string, lost: readonly LossObject[]): string {
  const begin = who === '' ? '' : `${who}，`
  if (mayResetPassword(lost)) return `${begin}请先重置支付密码`
  const person = atCounter(lost)
  return `${begin}挂失期间不能重置支付密码，${person}；已找回的，可凭人脸识别解挂后重置`
}

/** How a person helps: nobody is asked for a card that is lost. */
export const atCounter = (lost: readonly LossObject[]): string =>
  lost.includes('ID_CARD') ? `请致电客服${BRAND.hotline}办理` : '请携带身份证到网点办理'

/** Everything that stops with a loss, as the customer reads it, a line each: by the table that the bank's guards ask. */
export const stoppedBy = (object: LossObject): readonly string[] => {
  const { stops, stopsChanges } = LOSS_FACTS[object]
  return [...stops, ...stopsChanges.map((one) => `不能${LOSS_CHANGE_NAMES[one]}`)]
}

/** Everything that a loss still allows; of an account of type II or III the customer's other accounts say it. */
export function allowedBy(object: LossObject): readonly string[] {
  const { goesOn, stopsChanges } = LOSS_FACTS[object]
  if (object === 'SUB') return goesOn
  const changes = LOSS_CHANGES.filter((one) => !stopsChanges.includes(one))
  return [...goesOn, ...changes.map((one) => `可以${LOSS_CHANGE_NAMES[one]}`)]
}

/** What ending a report takes, which the customer reads before making it. */
export const lifting = (object: LossObject): string => `解挂须由您本人人脸识别，不使用人脸的，${atCounter([object])}`
