import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { parseIdCard } from '@/domain/validation/idCard'
import { checkPassword } from '@/domain/validation/password'
import type { KnownFacts, PasswordWeakness } from '@/domain/validation/password'
import type { Customer } from '@sandbox/kernel/scope'

const REASONS: Readonly<Record<PasswordWeakness, string>> = {
  'not six digits': '为6位数字，请重新设置',
  'all the same': '不能是6个相同的数字，请重新设置',
  'a run': '不能是连续的数字，请重新设置',
  'birth date': '不能包含您的生日，请重新设置',
  'phone number': '不能是手机号中的数字，请重新设置',
}

/** The customer's data that must not be used as a password. */
export function knownFacts({ idCardNo, mobileNo }: Pick<Customer, 'idCardNo' | 'mobileNo'>): KnownFacts {
  const read = idCardNo === null ? undefined : parseIdCard(idCardNo)
  return { ...(read?.ok ? { birth: read.value.birth } : {}), ...(mobileNo === null ? {} : { phone: mobileNo }) }
}

/** A password that may be set. Fails with PasswordWeak and the reason. @param called what the customer calls it */
export function readNewPassword(
  password: string,
  known: KnownFacts,
  called: '支付密码' | '账户密码' = '支付密码',
): Result<string, BankError> {
  const checked = checkPassword(password, known)
  return checked.ok ? ok(password) : fail(bankError('PasswordWeak', called + REASONS[checked.error]))
}
