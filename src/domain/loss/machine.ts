import { defineMachine } from '../machine'
import type { Machine, TriggerOf } from '../machine'

/**
 * What a customer may report as lost: the electronic account, an account of type II or III beside it, the phone whose
 * number is on record, the ID card on record. Certificates of deposits are shown and never handed out, so none can be lost
 * (docs/decisions/loss.md).
 */
export const LOSS_OBJECTS = ['ACCOUNT', 'SUB', 'PHONE', 'ID_CARD'] as const
export type LossObject = (typeof LOSS_OBJECTS)[number]

/** TEMP: reported, for some days; FORMAL: confirmed, until it is over; the others are ends. */
export const LOSS_STATES = ['TEMP', 'FORMAL', 'REPLACED', 'LIFTED', 'LAPSED'] as const
export type LossState = (typeof LOSS_STATES)[number]

/** What its owner or a counter does; `lapsed` at a day's end; `renewed`: another number, or another card, is on record. */
export type LossTrigger = TriggerOf<typeof BY_BANK> | TriggerOf<typeof BY_CUSTOMER>

/** Who moved a case. */
export const LOSS_ACTORS = ['customer', 'counter', 'bank'] as const
export type LossActor = (typeof LOSS_ACTORS)[number]

/** Days for which a report alone keeps, the day of the report not counted (ours). */
export const TEMP_DAYS = 5
/** Days after a report was confirmed before another number is given (ours, as for lost certificates in law). */
export const REPLACED_AFTER_DAYS = 7
/** Wrong ID numbers a day, over all sessions and phones, as a payment password has. */
export const LOSS_GUESSES = 5

/** How another number comes about: the bank gives one, or the customer brings it, a phone number or a new card. */
type Renewal = 'byBank' | 'byCustomer'

/** Everything that differs between what can be lost. */
export interface LossFacts {
  /** Chinese, as the customer reads it. */
  readonly name: string
  readonly renewal: Renewal
  /** Ways of money that stop for the lost account, or for the customer. */
  readonly stopsFlows: readonly LossFlow[]
  /** What may not be changed meanwhile of what decides over the account. */
  readonly stopsChanges: readonly LossChange[]
  /** Whether codes to the lost number stop being a proof; steps with the lost card. */
  readonly stopsProof: 'code' | 'idCard' | undefined
  /** Whether limits cool down once it is no longer lost without anything having been renewed. */
  readonly cools: boolean
  /** What else the customer reads that stops, and that goes on, a sentence each; of what may be changed `LOSS_CHANGE_NAMES` says it. */
  readonly stops: readonly string[]
  readonly goesOn: readonly string[]
}

/** Ways money moves, as the bank's guards are told them. */
export const LOSS_FLOWS = ['out', 'in', 'back'] as const
export type LossFlow = (typeof LOSS_FLOWS)[number]

/**
 * What decides over an account, as the bank's guards are told it. A face is always checked: it is how a loss is ended; and a
 * device can always be removed, because taking trust away makes nothing less safe (sandbox/business/security).
 */
export const LOSS_CHANGES = ['phone', 'credential', 'limits', 'card', 'firstCard', 'device', 'closing'] as const
export type LossChange = (typeof LOSS_CHANGES)[number]

/** What each is called to the customer. */
export const LOSS_CHANGE_NAMES: Readonly<Record<LossChange, string>> = {
  phone: '更换手机号',
  credential: '修改和重置密码',
  limits: '修改支付限额',
  card: '绑定和解绑银行卡',
  firstCard: '更换主卡',
  device: '移除登录设备',
  closing: '注销账户',
}

export const LOSS_FACTS: Readonly<Record<LossObject, LossFacts>> = {
  ACCOUNT: {
    name: '电子账户',
    renewal: 'byBank',
    stopsFlows: ['out'],
    // Whoever has the account's papers may have the rest of them: nothing that decides where money goes may change.
    stopsChanges: ['phone', 'credential', 'limits', 'card', 'firstCard', 'closing'],
    stopsProof: undefined,
    cools: true,
    stops: ['不能转出、消费，亲情卡不能付款', '不能存入、购买、支取和赎回'],
    goesOn: ['本人转入和代发工资照常到账', '存款照常计息、到期入账', '理财收益照常计算'],
  },
  SUB: {
    name: '支付账户、零用账户',
    renewal: 'byBank',
    stopsFlows: ['out'],
    stopsChanges: ['closing'],
    stopsProof: undefined,
    cools: true,
    stops: ['该账户不能消费', '不能停用、恢复和注销该账户，不能修改它的密码'],
    goesOn: ['该账户照常收款', '可以转回您的电子账户', '您的其他账户照常使用'],
  },
  PHONE: {
    name: '手机',
    renewal: 'byCustomer',
    stopsFlows: [],
    // The way on is another number, by a face; whoever has the phone may have seen the gesture drawn, and a card's own bank
    // sends its code to that phone.
    stopsChanges: ['credential', 'limits', 'card', 'firstCard', 'closing'],
    stopsProof: 'code',
    cools: true,
    stops: ['不再向该号码发送验证码', '其他手机和设备会退出登录'],
    goesOn: ['可以凭手势密码登录', '可以凭支付密码交易'],
  },
  ID_CARD: {
    name: '身份证',
    renewal: 'byCustomer',
    stopsFlows: [],
    stopsChanges: ['closing'],
    stopsProof: 'idCard',
    cools: false,
    stops: ['不能用该身份证更新证件、更换手机号、激活账户'],
    goesOn: ['照常转入、转出和交易', '可以用新身份证更新证件'],
  },
}

const BY_BANK = /*#__PURE__*/ defineMachine(LOSS_STATES, {
  TEMP: { formalise: 'FORMAL', lift: 'LIFTED', lapsed: 'LAPSED' },
  FORMAL: { replace: 'REPLACED', lift: 'LIFTED' },
})
const BY_CUSTOMER = /*#__PURE__*/ defineMachine(LOSS_STATES, {
  TEMP: { formalise: 'FORMAL', lift: 'LIFTED', lapsed: 'LAPSED', renewed: 'REPLACED' },
  FORMAL: { renewed: 'REPLACED', lift: 'LIFTED' },
})

/** The machine of each thing that can be lost, by how it is renewed. */
export const lossMachine = (object: LossObject): Machine<LossState, LossTrigger> =>
  LOSS_FACTS[object].renewal === 'byBank' ? BY_BANK : BY_CUSTOMER

/** States in which something counts as lost. */
export const OPEN_LOSS_STATES = ['TEMP', 'FORMAL'] as const satisfies readonly LossState[]

export const isOpenLoss = (state: LossState): boolean => state === 'TEMP' || state === 'FORMAL'

/** What a case in a state is called to the customer. */
export const LOSS_STATE_NAMES: Readonly<Record<LossState, string>> = {
  TEMP: '临时挂失',
  FORMAL: '正式挂失',
  REPLACED: '已补发',
  LIFTED: '已解挂',
  LAPSED: '已失效',
}

/** What can be lost, as the customer reads it. */
export const LOSS_OBJECT_NAMES: Readonly<Record<LossObject, string>> = {
  ACCOUNT: LOSS_FACTS.ACCOUNT.name,
  SUB: LOSS_FACTS.SUB.name,
  PHONE: LOSS_FACTS.PHONE.name,
  ID_CARD: LOSS_FACTS.ID_CARD.name,
}

/** What the end `REPLACED` is called: the bank gave another number, or the customer brought one. */
export const replacedName = (object: LossObject): string =>
  ({ ACCOUNT: '已补发', SUB: '已补发', PHONE: '已更换手机号', ID_CARD: '已换领身份证' })[object]
