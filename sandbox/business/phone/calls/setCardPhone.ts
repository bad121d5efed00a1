import { setCardPhone as call } from '@/contract/phone/setCardPhone'
import { bankError } from '@/domain/errors/catalogue'
import { lastFour, maskPhone } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { firstCardOf, setReservedPhone, verifyCard, wireCard } from '@sandbox/business/card'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { asOwner } from '../changes'
import { tellOfPhone } from '../tell'

/** The card network is asked outside of any transaction, and the card found again in the one that changes it. */
export const setCardPhone = accountHandler(call, async (scope, { mobileNo, smsCode }) => {
  const { bank, customer, session, now } = scope
  const asked = await asOwner(scope, undefined, async ({ tx }) => {
    const card = await firstCardOf(tx, customer.id)
    if (!card) return fail(bankError('CardUnknown', '您还没有主卡，请先绑定银行卡'))
    return card.mobileNo === mobileNo
      ? fail(bankError('PhoneSame', '该手机号与银行卡登记的预留手机号相同，无需更新'))
      : ok(card)
  })
  if (!asked.ok) return asked
  const { id: customerId, realName, idCardNo } = customer
  const { cardNo, bankName } = asked.value
  const owner = { customerId, name: realName ?? '', idCardNo: idCardNo ?? '' }
  const verified = await verifyCard(bank, owner, { cardNo, mobileNo, smsCode, purpose: 'cardPhone' }, scope)
  if (!verified.ok) return verified
  return asOwner(scope, undefined, async ({ tx, owner: { mobileNo: onRecord } }) => {
    const card = await setReservedPhone(tx, asked.value, mobileNo)
    if (!card) return fail(bankError('CardUnknown'))
    await tellOfPhone(
      tx,
      {
        customerId,
        title: '银行卡预留手机号已更新',
        done: `您的${bankName}（尾号${lastFour(cardNo)}）预留手机号已更新为${maskPhone(mobileNo)}`,
        source: `cardPhone ${card.id} ${now}`,
        numbers: [onRecord],
      },
      scope,
    )
    await recordEvent(tx, now, 'cardPhoneChanged', { customerId, sessionId: session.id, detail: { cardId: card.id } })
    return ok(wireCard(card))
  })
})
