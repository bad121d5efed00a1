import type { Call, RequestOf } from './call'
import { CALLS } from './calls'
import type { CallName } from './calls'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/accountClasses/classes'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { FACE_CONSENT_VERSION, PRIVACY_POLICY_VERSION, PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'

/** What belongs to one person, or is made for them when asked; sandbox/testing/cast.ts knows how to get it. */
export const OWN_THINGS = [
  'loginToken',
  'clientNo',
  'mobileNo',
  'registerCode',
  'bindCardCode',
  'activateAccountCode',
  'resetPasswordCode',
  'resetGestureCode',
  'credentialReviewCode',
  'confirmPhoneCode',
  'cardPhoneCode',
  'closeAccountCode',
  /** For signing in on this device as if it were new, by a session that has just shown the gesture. */
  'newDeviceCode',
  /** A trusted device that isn't the caller's, anew each time, and a log-in. */
  'otherDevice',
  'login',
  'syncAccountCode',
  'openingCardNo',
  'secondCardNo',
  'portraitImage',
  'emblemImage',
  'idCardName',
  'idCardNo',
  'idCardNation',
  'idCardAddress',
  'idCardAuthority',
  'idCardFrom',
  'idCardUntil',
  'faceToken',
  'payPassword',
  'gesture',
  /** An open deposit. */
  'deposit',
  /** Shares of the wealth product. */
  'shares',
  'coupon',
  /** The id of a money call that was carried out. */
  'clientId',
  /** An id that no money call has had yet. */
  'newClientId',
  'keptValue',
  'message',
  /** A change of the number on record, anew each time: whose number is named, whose code is given, whose holder is asked for, or about which a person is. */
  'phoneToName',
  'phoneToProve',
  'phoneToCheck',
  'phoneToReview',
  'changePhoneOldCode',
  /** The number that the first card's bank has now, which isn't the one kept with the card. */
  'cardPhone',
  /** A bound card; one that isn't the first; such a one after a face was shown for making it the first. */
  'card',
  'otherCard',
  'nextFirstCard',
  /** A family card one gave and that is used, and one that one may answer. */
  'familyGrant',
  'familyInvitation',
  /** An enterprise one acts for, and an account of it that is being proved. */
  'org',
  'orgCard',
  /** A transfer that has been carried out, and one that waits to be sent, anew each time. */
  'transfer',
  'waitingTransfer',
  /** An account of type III that money moves on. */
  'subAccount',
  /** What one has reported as lost. */
  'lossCase',
  /** A document that can be read, and the check code on it. */
  'statement',
  'checkCode',
  /** A partner's order for 432.10 yuan: one that is kept, and one that waits, anew each time. */
  'authorisation',
  'waitingAuthorisation',
] as const

export type OwnThing = (typeof OWN_THINGS)[number]

/** Marks in a sample something that belongs to the caller; in another person's request it is foreign. */
export const own = (thing: OwnThing): string => `‹${thing}›`

/** A request as a page writes it: without brands of money and rates, at every depth, because the schema adds them. */
type Written<T> = T extends number ? number : T extends object ? { [K in keyof T]: Written<T[K]> } : T

type SampleOf<C extends Call> = Written<RequestOf<C>>

/** The smallest file that begins and ends as a JPEG. */
const JPEG = '/9j/4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2Q=='

const ID_CARD = {
  portraitImageId: own('portraitImage'),
  emblemImageId: own('emblemImage'),
  name: own('idCardName'),
  idCardNo: own('idCardNo'),
  nation: own('idCardNation'),
  address: own('idCardAddress'),
  authority: own('idCardAuthority'),
  validFrom: own('idCardFrom'),
  validUntil: own('idCardUntil'),
}

const PERSONAL = {
  occupation: '20000',
  industry: 'I',
  employer: '样例纺织厂第七车间',
  marital: 'M',
  education: '20',
  income: '102',
  region: '110101',
  address: '样例胡同88号3门',
  contact: { name: '钱样例', relation: '101', mobileNo: '17000098765' },
}

const TAX_ABROAD: SampleOf<typeof CALLS.updateTaxResidency> = {
  residency: 'BOTH',
  surname: 'SAMPLE',
  givenName: 'ANNA',
  birthCountry: '156',
  birthPlace: 'Beijing',
  currentAddress: '样例胡同88号3门',
  jurisdictions: [
    { country: '702', taxId: 'S1234567D' },
    { country: '344', taxId: '', noTaxIdReason: 'NOT_OBTAINED', explanation: '刚刚迁居新加坡' },
  ],
  declared: true,
}

/** Each question's boldest answer, with which a customer may buy every product. */
const RISK_TEST: SampleOf<typeof CALLS.submitRiskTest> = {
  version: '2026-11',
  answers: {
    income_source: 'assets',
    income: 'above100',
    share: 'above50',
    debt: 'none',
    knowledge: 'professional',
    held: 'mostlyRisk',
    years: 'above8',
    attitude: 'bold',
    horizon: 'above5',
    purpose: 'fast',
    loss: 'above30',
  },
  declared: true,
}

/**
 * One right request for each call: sent by the contract and hostile tests, and an example for readers. A call without a
 * sample is a type error. One customer can send them all in this order: what a later one needs comes before it, and what
 * ends a session comes last.
 */
export const SAMPLES: { readonly [Name in CallName]: SampleOf<(typeof CALLS)[Name]> } = {
  getControlByWhiteList: { ruleType: 'SYSTEM_MAINTAIN' },
  getCustomizedConfig: { configName: 'fingerprintMode,envelopePublicKey' },
  jssdkConfig: { url: 'http://localhost:80/main/' },
  oauthRedirectBasic: { state: 'state-1', returnTo: '/main/' },
  getOauthOpenId: { token: own('loginToken') },
  getRequestRandom: { path: CALLS.buyProduct.path },
  queryCountries: {},
  queryRegions: { parent: '110000' },
  getInfo: {},
  queryProducts: {},
  queryProductDetail: { productType: '91318017' },
  queryArticles: { section: 'FAQ', search: 'zfmm' },
  queryArticle: { articleId: 'forgot-pay-password' },
  rateArticle: { articleId: 'forgot-pay-password', version: 1, helpful: true },
  querySurvey: { surveyId: 'fraudQuiz' },
  userVisit: { req_path: '/productIndex' },
  trackEvents: {
    events: [
      {
        name: 'blur',
        sessionId: 'tracking-1',
        channel: 'miniProgram',
        scenario: 'open_account',
        phone: '170****0001',
        at: 1_700_000_000_000,
        page: '/VerifiedPhone',
        field: 'mobileNo',
        focusTime: 1200,
        changed: true,
      },
    ],
  },

  updatePrivacyPolicyStatus: { confirmStatus: '1', version: PRIVACY_POLICY_VERSION },
  getPrivacyPolicyStatus: {},
  updateConsent: { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true },
  queryConsents: {},
  checkRegisterStatus: {},
  checkRegisterUser: { scene: 'syncAccount' },
  setValue: { key: 'draft', value: own('keptValue') },
  getCacheValue: { key: 'draft' },
  getMarketNoByClient: { clientNo: own('clientNo') },
  reportDevice: { deviceFingerOld: 'old-1', deviceFingerNew: 'new-1', longitude: 116.4, latitude: 39.9 },
  sendSmsCode: { purpose: 'bindCard', mobileNo: own('mobileNo') },

  registerCustomer: { mobileNo: own('mobileNo'), smsCode: own('registerCode') },
  changeWxSyncUserInfo: { mobileNo: own('mobileNo'), smsCode: own('syncAccountCode'), cancelled: false },
  ocrZipControl: { sourcePlatform: 'h5' },
  idCardImage: { side: 'portrait', image: JPEG },
  recogniseIdCard: { portraitImageId: own('portraitImage'), emblemImageId: own('emblemImage') },
  openFaceVerification: { faceScene: 'updateIdCard', returnTo: '/main/txFaceResult' },
  tencentFaceVerify: {
    bizToken: own('faceToken'),
    faceMatchScene: 'updateIdCard',
    scene: 'updateIdCard',
    deviceSessionId: 'device-1',
  },
  validateBindAccount: { acctNo: own('secondCardNo') },
  queryOnboarding: {},
  confirmIdCard: ID_CARD,
  savePersonalInfo: PERSONAL,
  saveTaxResidency: TAX_ABROAD,
  bindOpeningCard: { cardNo: own('openingCardNo'), mobileNo: own('mobileNo'), smsCode: own('bindCardCode') },
  setOpeningPassword: { password: own('payPassword') },
  agreeOpening: { agreements: OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version })) },
  requestFaceReview: {},
  openAccount: { clientId: own('newClientId') },
  restartOnboarding: {},

  queryAccountStatus: {},
  queryAssets: {},
  queryWallet: {},
  queryWalletRecords: { type: 'all' },
  queryMonthBill: {},
  queryBalanceDays: { days: 30 },
  queryLiquidity: {},
  queryWalletRecord: { recordId: own('transfer') },
  queryBoundCards: {},
  bindBankCard: { cardNo: own('secondCardNo'), mobileNo: own('mobileNo'), smsCode: own('bindCardCode') },
  queryBanks: {},
  queryCard: { cardId: own('card') },
  setCardAlias: { cardId: own('otherCard'), alias: '样例买菜卡' },
  setDefaultCard: { cardId: own('otherCard') },
  unbindCard: { cardId: own('otherCard'), password: own('payPassword') },
  querySettlementCard: {},
  setSettlementCard: { cardId: own('card'), password: own('payPassword') },
  queryOrgCards: {},
  addOrgCard: { orgId: own('org'), name: '样例果园', accountNo: '0200864209753108642', bankName: '样例农商行' },
  proveOrgCard: { orgCardId: own('orgCard'), amount: 53 },
  queryFamilyCards: {},
  queryFamilySpendings: { grantId: own('familyGrant') },
  changeFamilyCard: {
    grantId: own('familyGrant'),
    action: 'limits',
    monthLimit: 237_500,
    single: 63_100,
    password: own('payPassword'),
  },
  answerFamilyCard: { grantId: own('familyInvitation'), accept: false },
  giveFamilyCard: {
    mobileNo: '17000000012',
    name: '孙丽',
    relation: '107',
    monthLimit: 143_200,
    single: 52_900,
    password: own('payPassword'),
  },
  verifyIdCardValidPeriod: {},
  queryPersonalInfo: {},
  queryIdentifyList: {},
  updateIdCard: ID_CARD,
  updatePersonalInfo: PERSONAL,
  updateTaxResidency: TAX_ABROAD,
  activateAccount: { smsCode: own('activateAccountCode') },
  queryRiskQuestionnaire: {},
  submitRiskTest: RISK_TEST,
  queryRiskResult: {},
  exportMyData: {},

  buyProduct: {
    clientId: own('newClientId'),
    productType: '20194',
    amount: 2_345_600,
    expectedRate: 130,
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: own('payPassword'),
    elderConfirmed: true,
    couponId: own('coupon'),
    source: { channel: 'HZJK', marketNo: 'M9', saverId: 'S9', promote_id: 'P9', sales_id: 'A9' },
  },
  queryOperation: { clientId: own('clientId') },
  queryHoldings: { productTypes: [], state: 'open', most: 50 },
  queryHoldingDetail: { seqNo: own('deposit') },
  queryCertificate: { seqNo: own('deposit') },
  queryHistory: { kind: 'all', product: 'all' },
  queryCalendar: {},
  queryIncome: {},
  getProdIncome: { platformType: 'h5', prodType: '91318017' },
  queryCoupons: { state: 'unused' },
  queryInvitations: {},
  queryMaturities: {},
  queryMaturity: { seqNo: own('deposit') },
  queryRenewals: {},
  queryLoginRecords: {},
  queryLoginRecord: { id: own('login') },
  queryDevices: {},
  querySecurity: {},
  querySurveyAttempt: { surveyId: 'fraudQuiz' },
  answerSurvey: { surveyId: 'fraudQuiz', version: 1, answers: [{ questionId: 'safeAccount', options: ['hangUp'] }] },
  queryMessages: {},
  queryMessage: { id: own('message') },
  readMessages: { id: own('message') },
  queryMessageSettings: {},
  setMessageSettings: { kind: 'couponGiven', wanted: false },
  allowSubscriptionMessages: { kinds: ['maturityReminder'] },
  setMaturityInstruction: {
    seqNo: own('deposit'),
    instruction: 'RENEW_ALL',
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: own('payPassword'),
    elderConfirmed: true,
  },
  previewBuy: { productType: '20194', amount: 2_345_600, expectedRate: 130 },
  previewRedeem: { seqNo: own('deposit') },
  redeemProduct: {
    clientId: own('newClientId'),
    seqNo: own('shares'),
    mode: 'fast',
    amount: 123_457,
    expectedInterest: 0,
    password: own('payPassword'),
  },

  queryTransferLimits: {},
  transferIn: {
    clientId: own('newClientId'),
    cardId: own('card'),
    amount: 123_459,
    memo: '七月房租 3-2',
    password: own('payPassword'),
  },
  transferOut: {
    clientId: own('newClientId'),
    cardId: own('card'),
    amount: 234_567,
    speed: 'NEXT_DAY',
    memo: '学费',
    smsCode: '135791',
    password: own('payPassword'),
  },
  queryTransfer: { orderNo: own('transfer') },
  cancelTransfer: { clientId: own('newClientId'), orderNo: own('waitingTransfer'), password: own('payPassword') },
  queryFrozen: {},
  // Money out is limited from now on.
  changeFirstCard: { cardId: own('nextFirstCard'), password: own('payPassword') },

  querySubAccounts: { class: 'III' },
  querySubRecords: { acctId: own('subAccount') },
  queryAccounts: {},
  moveSub: {
    clientId: own('newClientId'),
    acctId: own('subAccount'),
    direction: 'IN',
    amount: 1_357,
    password: own('payPassword'),
  },
  revealAcctNo: { acctId: own('subAccount'), password: own('payPassword') },
  openSubAccount: { class: 'II', alias: '样例开支', agreementVersion: SUB_ACCOUNT_AGREEMENT_VERSION },
  setSubPassword: { acctId: own('subAccount'), password: own('payPassword'), newPassword: '702946' },
  resetSubPassword: { acctId: own('subAccount'), smsCode: '246802', newPassword: '702946' },
  setSubState: { acctId: own('subAccount'), action: 'STOP', password: own('payPassword') },
  requestStatement: { kind: 'RECEIPT', orderNo: own('transfer'), password: own('payPassword') },
  queryStatements: {},
  queryStatementPage: { statementId: own('statement'), page: 1 },
  queryStatementPiece: { statementId: own('statement'), piece: 0 },
  verifyStatement: { checkCode: own('checkCode') },

  getAuthToken: {},
  getDepositToken: { productType: '20194' },
  getGestureSyncToken: {},
  getKingdeeToken: {},

  queryAuthorisation: { authId: own('authorisation') },
  authorise: {
    clientId: own('newClientId'),
    authId: own('waitingAuthorisation'),
    amount: 43_210,
    password: own('payPassword'),
  },
  declineAuthorisation: { authId: own('waitingAuthorisation') },
  queryBankCall: {},
  queryPaySecurity: {},
  setSecurity: { change: 'limits', single: 31_234_500, aDay: 87_654_300, password: own('payPassword') },
  reportLoss: { object: 'SUB', acctId: own('subAccount') },
  queryLosses: {},
  confirmLoss: { caseNo: own('lossCase'), password: own('payPassword') },
  replaceLoss: { caseNo: own('lossCase'), password: own('payPassword') },
  liftLoss: { caseNo: own('lossCase') },

  verifyGestureCipherResult: {},
  // Set back by the next.
  changeGesture: { oldPattern: own('gesture'), pattern: '01258' },
  setGesturePassword: { pattern: own('gesture'), password: own('payPassword') },
  verifyGesture: { pattern: own('gesture') },
  queryCredentials: {},
  trustDevice: { smsCode: own('newDeviceCode') },
  revokeDevice: { deviceId: own('otherDevice'), password: own('payPassword') },
  disownLogin: { id: own('login'), password: own('payPassword') },
  queryCredentialReset: { credential: 'gesture' },
  requestCredentialReview: { credential: 'gesture', smsCode: own('credentialReviewCode') },
  setLoginPassword: { loginPassword: 'yangli2604', password: own('payPassword') },
  resetGesture: { smsCode: own('resetGestureCode'), pattern: '0125' },
  resetPayPassword: { smsCode: own('resetPasswordCode'), newPassword: '804631' },
  changePayPassword: { oldPassword: own('payPassword'), newPassword: '804631' },
  queryPhoneChange: {},
  nameNewPhone: { changeId: own('phoneToName'), mobileNo: '17000096802' },
  startPhoneChange: { method: 'OLD_CODE', password: own('payPassword') },
  provePhone: { changeId: own('phoneToProve'), smsCode: own('changePhoneOldCode') },
  checkPhoneOwner: { changeId: own('phoneToCheck') },
  requestPhoneReview: { changeId: own('phoneToReview'), relation: 'PARENT', declared: true },
  confirmPhone: { smsCode: own('confirmPhoneCode') },
  setCardPhone: { mobileNo: own('cardPhone'), smsCode: own('cardPhoneCode') },
  queryClosure: {},
  queryClosureReceipt: { clientId: own('clientId') },
  startClosure: { reason: 'unused', agreed: ['coupons'] },
  requestClosureReview: {},
  submitClosure: {
    clientId: own('newClientId'),
    payout: 100,
    smsCode: own('closeAccountCode'),
    password: own('payPassword'),
  },
  withdrawClosure: {},
  signOut: {},
}
