import { queryPersonalInfo as call } from '@/contract/identity/queryPersonalInfo'
import { maskIdCard, maskName, maskPhone } from '@/domain/masks/mask'
import type { PersonalInfo } from '@/domain/onboarding/personalInfo'
import { ok } from '@/domain/result'
import { residencyInForce } from '../tax/read'
import { profileOf } from '../upkeep'
import { accountHandler } from '@sandbox/kernel/scope'

/** Shows the first characters of an address, so that its owner recognises it. */
const maskAddress = (address: string): string => {
  const characters = Array.from(address)
  const shown = Math.min(4, Math.floor(characters.length / 2))
  return characters.slice(0, shown).join('') + '*'.repeat(characters.length - shown)
}

const wirePersonal = ({ contact: _others, address, ...codes }: PersonalInfo) => ({
  ...codes,
  address: maskAddress(address),
})

export const queryPersonalInfo = accountHandler(call, async ({ bank, customer }) => {
  const { personal } = profileOf(customer)
  const tax = await residencyInForce(bank.db.drizzle, customer.id)
  return ok({
    name: maskName(customer.realName ?? ''),
    idCardNo: maskIdCard(customer.idCardNo ?? ''),
    idCardUntil: customer.idCardUntil ?? '',
    mobileNo: maskPhone(customer.mobileNo ?? ''),
    ...(personal && { personal: wirePersonal(personal) }),
    ...(tax && { taxResidency: tax.statement.residency }),
  })
})
