import type { CallError } from '@/api/errors'
import { buyProduct } from '@/contract/order/buyProduct'
import { redeemProduct } from '@/contract/order/redeemProduct'
import { ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { notDoneSentence, refusalPlace } from './refusal'

describe('a refused order', () => {
  const refused = (name: ErrorName): CallError => ({ kind: 'refused', name, ...ERRORS[name] })
  it.each([
    ['PasswordWrong', 'password'],
    ['PasswordLocked', 'locked'],
    ['InsufficientFunds', 'funds'],
    ['RateChanged', 'changed'],
    ['AgreementMissing', 'agreement'],
    ['RiskTestMissing', 'riskTest'],
    ['RiskTestExpired', 'riskTest'],
    ['RiskLevelTooHigh', 'message'],
    ['ElderConfirmationMissing', 'elder'],
    ['QuotaSoldOut', 'gone'],
    ['ProductNotOnSale', 'gone'],
    ['ProductClosed', 'gone'],
    ['PartnerPageOnly', 'gone'],
    ['InvitationMissing', 'gone'],
    ['BelowMinimum', 'amount'],
    ['FastRedeemCapExceeded', 'amount'],
    ['AccountDormant', 'standing'],
  ] as const)('%s goes to %s', (name, place) => expect(refusalPlace(refused(name))).toBe(place))

  it('has a place for every refusal of both orders', () => {
    for (const name of [...buyProduct.errors, ...redeemProduct.errors]) expect(refusalPlace(refused(name))).toBeTruthy()
  })
  it('that nobody answered is never said to have failed', () => {
    expect(refusalPlace({ kind: 'timeout', message: '', unresolved: true })).toBe('unknown')
  })
  it('that was certainly not carried out says that no money moved', () => {
    const error: CallError = { kind: 'offline', message: '网络繁忙，请稍后再试' }
    expect(refusalPlace(error)).toBe('message')
    expect(notDoneSentence(error)).toBe('网络繁忙，请稍后再试，本次交易未提交，资金未变动')
    expect(notDoneSentence(refused('AccountDormant'))).toBe(ERRORS.AccountDormant.message)
  })
})
