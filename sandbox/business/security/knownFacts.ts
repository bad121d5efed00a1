import type { KnownFacts } from '@/domain/validation/password'
import { parseIdCard } from '@/domain/validation/idCard'
import type { Customer } from '@sandbox/kernel/scope'

/** The customer's data that must not be used as a password. */
export function knownFacts({ idCardNo, mobileNo }: Pick<Customer, 'idCardNo' | 'mobileNo'>): KnownFacts {
  const read = idCardNo === null ? undefined : parseIdCard(idCardNo)
  return { ...(read?.ok ? { birth: read.value.birth } : {}), ...(mobileNo === null ? {} : { phone: mobileNo }) }
}
