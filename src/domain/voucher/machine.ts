import type { Day } from '../dates/day'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * MERCHANT and AGRI are used at a merchant by a code of the moment; CODE is a partner's own code. Vouchers of loans are the
 * loan app's and in src/domain/loan, coupons of deposits in src/domain/voucher.
 */
export const VOUCHER_KINDS = ['MERCHANT', 'AGRI', 'CODE'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

export const VOUCHER_KIND_NAMES: Readonly<Record<VoucherKind, string>> = {
  MERCHANT: '商户券',
  AGRI: '惠农券',
  CODE: '兑换码',
}

export const VOUCHER_STATES = ['ISSUED', 'USED', 'EXPIRED', 'REVOKED'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

export const VOUCHER_STATE_NAMES: Readonly<Record<VoucherState, string>> = {
  ISSUED: '可使用',
  USED: '已使用',
  EXPIRED: '已过期',
  REVOKED: '已收回',
}

/** `use` and `refund` by the merchant, `expire` at a day's end, `revoke` by the bank's staff. */
export const VOUCHER_MACHINE = /*#__PURE__*/ defineMachine(VOUCHER_STATES, {
  ISSUED: { use: 'USED', expire: 'EXPIRED', revoke: 'REVOKED' },
  USED: { refund: 'ISSUED' },
})
export type VoucherTrigger = TriggerOf<typeof VOUCHER_MACHINE>

interface Life {
  readonly state: VoucherState
  readonly validFrom: Day
  readonly validUntil: Day
}

/** How a voucher stands on a day, before the day's end has written it too. */
export const voucherStateOn = ({ state, validUntil }: Life, today: Day): VoucherState =>
  state === 'ISSUED' && validUntil < today ? 'EXPIRED' : state

/** Whether a voucher can be used on a day. */
export const isUsable = (voucher: Life, today: Day): boolean =>
  voucherStateOn(voucher, today) === 'ISSUED' && voucher.validFrom <= today

/**
 * What a trigger makes of a voucher on a day; undefined when it may not. A refund brings it back only while it is valid, and
 * what has expired is neither used nor taken back.
 */
export function moveVoucher(voucher: Life, trigger: VoucherTrigger, today: Day): VoucherState | undefined {
  const to = VOUCHER_MACHINE.after(voucher.state, trigger)
  const valid = voucher.validFrom <= today && voucher.validUntil >= today
  if (trigger === 'expire') return voucher.validUntil < today ? to : undefined
  return valid ? to : undefined
}

/** How long a code that was shown is good for. */
export const CODE_MS = 60_000
/** As customers read it. */
export const CODE_LIFE_TEXT = `${CODE_MS / 1_000}秒`
/** Digits of a code that is shown. */
export const CODE_DIGITS = 12

/** `1234 5678 9012` */
export const formatCode = (code: string): string => code.replace(/(\w{4})(?=\w)/g, '$1 ')
