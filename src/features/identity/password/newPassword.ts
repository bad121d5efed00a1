import { checkPassword } from '@/domain/validation/password'
import type { PasswordWeakness } from '@/domain/validation/password'

/** What the customer reads about a password that is easily guessed. */
export const WEAKNESSES: Readonly<Record<PasswordWeakness, string>> = {
  'not six digits': '请输入6位数字',
  'all the same': '不能使用6位相同的数字，请重新设置',
  'a run': '不能使用连续数字，请重新设置',
  'birth date': '不能使用出生日期，请重新设置',
  'phone number': '不能使用手机号中的数字，请重新设置',
}

export const MISMATCH = '两次输入的密码不一致，请重新设置'

/** Why a password can't be used, as far as the phone knows; the bank also compares birth date and phone. */
export function weaknessOf(password: string): string | undefined {
  const checked = checkPassword(password)
  return checked.ok ? undefined : WEAKNESSES[checked.error]
}
