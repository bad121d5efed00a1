import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A partner's order that waits for its payer's word: good for one payee and one amount, and only for a while. Every way
 * from one state to another; what isn't here doesn't happen.
 */
export const AUTH_STATES = ['WAITING', 'PAID', 'DECLINED', 'LAPSED'] as const
export type AuthState = (typeof AUTH_STATES)[number]
export const AUTH_MACHINE = /*#__PURE__*/ defineMachine(AUTH_STATES, {
  WAITING: { authorised: 'PAID', declined: 'DECLINED', lapsed: 'LAPSED' },
})
export type AuthTrigger = TriggerOf<typeof AUTH_MACHINE>

/** How long a payer has, ms (ours). */
export const AUTH_MS = 5 * 60_000

/** How an authorisation stands at `now`: one that waits too long has lapsed. Both epoch ms by the bank's clock. */
export const authStateAt = (
  { state, expiresAt }: { readonly state: AuthState; readonly expiresAt: number },
  now: number,
): AuthState => (state === 'WAITING' && expiresAt <= now ? 'LAPSED' : state)

export const AUTH_STATE_NAMES: Readonly<Record<AuthState, string>> = {
  WAITING: '待您确认',
  PAID: '已支付',
  DECLINED: '已取消',
  LAPSED: '已失效',
}

/** A partner that may ask for payments, and the hosts it may take its customer back to. */
export interface Partner {
  readonly id: string
  readonly name: string
  readonly hosts: readonly string[]
}

/** Of the sandbox: names that resolve nowhere. A bank writes its own here. */
export const PARTNERS: readonly Partner[] = [
  { id: 'demoShop', name: '示例商城', hosts: ['shop.example.com'] },
  { id: 'demoLife', name: '示例生活缴费', hosts: ['life.example.com'] },
  { id: 'goodGo', name: '好物出行（示例）', hosts: ['goodgo.example.com'] },
]
