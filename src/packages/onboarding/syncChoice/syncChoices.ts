import type { checkRegisterUser } from '@/contract/entry/checkRegisterUser'
import type { ResponseOf } from '@/contract/call'
import { BRAND } from '@/domain/brand'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export interface SyncChoice {
  readonly title: string
  readonly hint: string
  /** undefined: only a person of the bank can help. */
  readonly place: Link | undefined
}

/** A second registration of the same person would come to an ID card that is taken, and to no way back. */
const AT_THE_BANK: SyncChoice = {
  title: '原手机号已停用',
  hint: `致电客服${BRAND.hotline}，或携带身份证到网点更换手机号`,
  place: undefined,
}
const OTHER_NUMBER: SyncChoice = {
  title: '开立新账户',
  hint: '使用本人其他手机号验证后开户',
  place: link('/VerifiedPhone'),
}
const GO_ON: SyncChoice = {
  title: '继续开户',
  hint: '更换本人身份证等资料后继续办理',
  place: link('/OpenMiddle'),
}

/**
 * What somebody may do who has, or may have, an account already. Who was found elsewhere by the phone alone may begin anew
 * with another number; whom the platform knows as the same person only takes the account over. Who is registered here goes
 * on with the application they have.
 */
export function choicesFor({
  accountStatus,
  registerMobileNo,
  foundByPhone,
}: ResponseOf<typeof checkRegisterUser>): readonly SyncChoice[] {
  if (accountStatus === 'HERE') return [GO_ON]
  if (accountStatus === 'NONE') return [OTHER_NUMBER]
  const number = registerMobileNo === undefined ? '' : `（${registerMobileNo}）`
  const sync: SyncChoice = {
    title: '同步已有账户',
    hint: `使用注册手机号${number}验证，原有资金和持有不变`,
    place: link('/syncaccount', { mobileNo: registerMobileNo }),
  }
  return [sync, foundByPhone === true ? OTHER_NUMBER : AT_THE_BANK]
}

/** What somebody registered here reads whose ID card has an account under another registration. */
export const HELD_ELSEWHERE = '如该身份证已有账户，请用原来的微信登录使用；原微信或手机号已停用的，请致电客服办理'
