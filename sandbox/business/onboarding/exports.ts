import { maskCard, maskIdCard, maskPhone } from '@/domain/masks/mask'
import type { ExportSection } from '@sandbox/kernel/capability'
import { maskContact } from '../identity'
import { draftOf } from './draft'
import { onboardingDrafts } from './tables'

/** A draft without the hash of its password and with its numbers masked. */
export const applicationExport: ExportSection = {
  tables: [onboardingDrafts],
  async read(on, { customerId, now }) {
    const draft = await draftOf(on, customerId, now)
    const { password, faceToken: _secret, idCard, card, personal, ...rest } = draft
    return {
      ...rest,
      ...(idCard && { idCard: { ...idCard, idCardNo: maskIdCard(idCard.idCardNo) } }),
      ...(card && { card: { ...card, cardNo: maskCard(card.cardNo), mobileNo: maskPhone(card.mobileNo) } }),
      ...(personal && { personal: maskContact(personal) }),
      passwordSet: password !== undefined,
    }
  },
}
