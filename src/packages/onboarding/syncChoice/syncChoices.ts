import type { checkRegisterUser } from '@/contract/entry/checkRegisterUser'
import type { ResponseOf } from '@/contract/call'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export interface SyncChoice {
  readonly title: string
  readonly hint: string
  readonly place: Link
}

/**
 * What somebody may do who has, or may have, an account already. Who is found elsewhere begins anew with another number:
 * the bank decides whether that is another person. Who is registered here goes on with the application they have.
 */
export function choicesFor({
  accountStatus,
  registerMobileNo,
}: ResponseOf<typeof checkRegisterUser>): readonly SyncChoice[] {
  const open: SyncChoice =
    accountStatus === 'HERE'
      ? { title: '继续开户', hint: '更换本人身份证等资料后继续办理', place: link('/OpenMiddle') }
      : { title: '开立新账户', hint: '使用本人其他手机号验证后开户', place: link('/VerifiedPhone') }
  if (accountStatus !== 'ELSEWHERE') return [open]
  const number = registerMobileNo === undefined ? '' : `（${registerMobileNo}）`
  const sync: SyncChoice = {
    title: '同步已有账户',
    hint: `使用注册手机号${number}验证，原有资金和持有不变`,
    place: link('/syncaccount', { mobileNo: registerMobileNo }),
  }
  return [sync, open]
}

/** What somebody registered here reads whose ID card has an account under another registration. */
export const HELD_ELSEWHERE = '如该身份证已有账户，请用原来的微信登录使用；原微信或手机号已停用的，请致电客服办理'
