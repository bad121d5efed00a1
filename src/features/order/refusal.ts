import type { CallError } from '@/api/errors'
import type { ErrorName } from '@/domain/errors/catalogue'

/**
 * Where on the screen a refused order is shown:
 * - `password`: at the keyboard, which stays; `locked`: the keyboard can't be used today;
 * - `funds`: money can be transferred in;
 * - `changed`: the shown data is out of date, show the new and ask again;
 * - `agreement`: the agreement has a new version;
 * - `riskTest`: a risk test is needed; `elder`: one more confirmation, then again;
 * - `consent`: the asset manager may not be told yet, ask and continue;
 * - `idCard`: the ID card must be renewed first; `standing`: the account must be put in order;
 * - `coupon`: the coupon can't be taken, choose anew;
 * - `frozen`: money is there and held, `lost`: something is reported lost; a page shows it;
 * - `protected`: what the customer has set to protect their money refuses it, which a page shows and changes;
 * - `stepUp`: a code or a face is missing, `code`: the code was wrong; the same order is sent again with them;
 * - `closing`: the account is being closed, which can be called off;
 * - `gone`: not to be had now; `amount`: at the amount;
 * - `unknown`: it may have been carried out, ask the bank; `message`: nothing was done, say why.
 */
export type RefusalPlace =
  | 'password'
  | 'locked'
  | 'funds'
  | 'changed'
  | 'agreement'
  | 'riskTest'
  | 'elder'
  | 'consent'
  | 'idCard'
  | 'standing'
  | 'coupon'
  | 'frozen'
  | 'protected'
  | 'lost'
  | 'closing'
  | 'stepUp'
  | 'code'
  | 'gone'
  | 'amount'
  | 'unknown'
  | 'message'

const PLACES: Partial<Record<ErrorName, RefusalPlace>> = {
  PasswordWrong: 'password',
  PasswordLocked: 'locked',
  InsufficientFunds: 'funds',
  RateChanged: 'changed',
  TransferDayChanged: 'changed',
  AgreementMissing: 'agreement',
  RiskTestMissing: 'riskTest',
  RiskTestExpired: 'riskTest',
  ElderConfirmationMissing: 'elder',
  ManagerConsentMissing: 'consent',
  IdCardExpired: 'idCard',
  AccountDormant: 'standing',
  AccountImageMissing: 'standing',
  AccountReceiveOnly: 'standing',
  CouponUnknown: 'coupon',
  CouponUsed: 'coupon',
  CouponExpired: 'coupon',
  CouponNotFitting: 'coupon',
  ProductUnknown: 'gone',
  ProductNotOnSale: 'gone',
  ProductClosed: 'gone',
  ProductNotInChannel: 'gone',
  PartnerPageOnly: 'gone',
  InvitationMissing: 'gone',
  QuotaSoldOut: 'gone',
  AgreementCodeInvalid: 'gone',
  AgreementCodeExpired: 'gone',
  AgreementCodeUsed: 'gone',
  HoldingUnknown: 'gone',
  HoldingClosed: 'gone',
  BelowMinimum: 'amount',
  AboveMaximum: 'amount',
  NotAStep: 'amount',
  RedeemAmountTooLarge: 'amount',
  FastRedeemCapExceeded: 'amount',
  AmountInvalid: 'amount',
  TransferLimitSingle: 'amount',
  TransferLimitDay: 'amount',
  TransferLimitCount: 'amount',
  CoolingDown: 'amount',
  CardLimitSingle: 'amount',
  CardLimitDay: 'amount',
  AccountFrozen: 'frozen',
  PaymentsStopped: 'protected',
  NightLocked: 'protected',
  AccountLost: 'lost',
  PhoneLost: 'lost',
  ClosureUnderWay: 'closing',
  StepUpMissing: 'stepUp',
  SmsCodeWrong: 'code',
  SmsCodeExpired: 'code',
}

/** Where a refused or unanswered order is shown. */
export function refusalPlace(error: CallError): RefusalPlace {
  if (error.kind === 'refused') return (error.name && PLACES[error.name]) ?? 'message'
  return error.unresolved ? 'unknown' : 'message'
}

/** The sentence for an order that was certainly not carried out: why, and that no money moved. */
export const notDoneSentence = (error: CallError): string =>
  error.kind === 'refused' ? error.message : `${error.message}，本次交易未提交，资金未变动`
