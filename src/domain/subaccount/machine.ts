import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * What an account of a class can be, and what may be done with it then. The bank runs this table and the app shows it
 * (docs/decisions/subaccount.md). A reported loss comes with the capability that knows of losses.
 */
export const SUB_STATES = ['PASSWORD_UNSET', 'ACTIVE', 'STOPPED', 'CLOSED'] as const
export type SubState = (typeof SUB_STATES)[number]

/** What a customer may ask of its state. */
export const SUB_ACTIONS = ['STOP', 'RESUME', 'CLOSE'] as const
export type SubAction = (typeof SUB_ACTIONS)[number]

export const SUB_MACHINE = /*#__PURE__*/ defineMachine(SUB_STATES, {
  PASSWORD_UNSET: { PASSWORD: 'ACTIVE', CLOSE: 'CLOSED' },
  ACTIVE: { PASSWORD: 'ACTIVE', STOP: 'STOPPED', CLOSE: 'CLOSED' },
  STOPPED: { PASSWORD: 'STOPPED', RESUME: 'ACTIVE', CLOSE: 'CLOSED' },
})
export type SubTrigger = TriggerOf<typeof SUB_MACHINE>

/**
 * Ways money moves: with the electronic account (`sweep`: what is left when it is closed), to and from merchants, and from
 * cards that aren't bound.
 */
export const MOVEMENTS = ['fund', 'takeBack', 'sweep', 'spend', 'refund', 'receive'] as const
export type Movement = (typeof MOVEMENTS)[number]

/** What each is called to the customer, and whether it brings money in. */
export const MOVEMENT_FACTS: Readonly<Record<Movement, { readonly title: string; readonly comesIn: boolean }>> = {
  fund: { title: '电子账户转入', comesIn: true },
  takeBack: { title: '转回电子账户', comesIn: false },
  sweep: { title: '注销转回电子账户', comesIn: false },
  spend: { title: '消费', comesIn: false },
  refund: { title: '消费退款', comesIn: true },
  receive: { title: '他人转入', comesIn: true },
}

const MOVES: Readonly<Record<SubState, readonly Movement[]>> = {
  PASSWORD_UNSET: ['sweep'],
  ACTIVE: MOVEMENTS,
  // What is the customer's own comes back to them, stopped or not.
  STOPPED: ['takeBack', 'sweep', 'refund'],
  CLOSED: [],
}

/** Whether money may move so in this state. */
export const mayMove = (state: SubState, movement: Movement): boolean => MOVES[state].includes(movement)

/** What each state is called to the customer. */
export const SUB_STATE_NAMES: Readonly<Record<SubState, string>> = {
  PASSWORD_UNSET: '待设置密码',
  ACTIVE: '正常',
  STOPPED: '已停用',
  CLOSED: '已注销',
}
