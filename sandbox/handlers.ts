import { getProdIncome } from './business/holding/calls/getProdIncome'
import { queryAccountStatus } from './business/account/calls/queryAccountStatus'
import { queryAssets } from './business/account/calls/queryAssets'
import { queryWallet } from './business/account/calls/queryWallet'
import { validateBindAccount } from './business/card/calls/validateBindAccount'
import { getCacheValue } from './business/bridge/calls/getCacheValue'
import { setValue } from './business/bridge/calls/setValue'
import { bindBankCard } from './business/card/calls/bindBankCard'
import { queryBoundCards } from './business/card/calls/queryBoundCards'
import { queryCoupons } from './business/voucher/calls/queryCoupons'
import { changeWxSyncUserInfo } from './business/entry/calls/changeWxSyncUserInfo'
import { checkRegisterStatus } from './business/entry/calls/checkRegisterStatus'
import { checkRegisterUser } from './business/entry/calls/checkRegisterUser'
import { getControlByWhiteList } from './business/entry/calls/getControlByWhiteList'
import { getCustomizedConfig } from './business/entry/calls/getCustomizedConfig'
import { getOauthOpenId } from './business/entry/calls/getOauthOpenId'
import { getPrivacyPolicyStatus } from './business/entry/calls/getPrivacyPolicyStatus'
import { jssdkConfig } from './business/entry/calls/jssdkConfig'
import { oauthRedirectBasic } from './business/entry/calls/oauthRedirectBasic'
import { signOut } from './business/entry/calls/signOut'
import { updatePrivacyPolicyStatus } from './business/entry/calls/updatePrivacyPolicyStatus'
import { queryCalendar } from './business/holding/calls/queryCalendar'
import { queryCertificate } from './business/holding/calls/queryCertificate'
import { queryHistory } from './business/holding/calls/queryHistory'
import { queryHoldingDetail } from './business/holding/calls/queryHoldingDetail'
import { queryHoldings } from './business/holding/calls/queryHoldings'
import { activateAccount } from './business/identity/calls/activateAccount'
import { ocrZipControl } from './business/identity/calls/ocrZipControl'
import { openFaceVerification } from './business/identity/calls/openFaceVerification'
import { queryIdentifyList } from './business/identity/calls/queryIdentifyList'
import { queryPersonalInfo } from './business/identity/calls/queryPersonalInfo'
import { recogniseIdCard } from './business/identity/calls/recogniseIdCard'
import { tencentFaceVerify } from './business/identity/calls/tencentFaceVerify'
import { updateIdCard } from './business/identity/calls/updateIdCard'
import { updatePersonalInfo } from './business/identity/calls/updatePersonalInfo'
import { updateTaxResidency } from './business/identity/calls/updateTaxResidency'
import { verifyIdCardValidPeriod } from './business/identity/calls/verifyIdCardValidPeriod'
import { getMarketNoByClient } from './business/tracking/calls/getMarketNoByClient'
import { trackEvents } from './business/tracking/calls/trackEvents'
import { userVisit } from './business/tracking/calls/userVisit'
import { queryMaturities } from './business/maturity/calls/queryMaturities'
import { queryMaturity } from './business/maturity/calls/queryMaturity'
import { queryRenewals } from './business/maturity/calls/queryRenewals'
import { setMaturityInstruction } from './business/maturity/calls/setMaturityInstruction'
import { agreeOpening } from './business/onboarding/calls/agreeOpening'
import { bindOpeningCard } from './business/onboarding/calls/bindOpeningCard'
import { confirmIdCard } from './business/onboarding/calls/confirmIdCard'
import { openAccount } from './business/onboarding/calls/openAccount'
import { queryOnboarding } from './business/onboarding/calls/queryOnboarding'
import { registerCustomer } from './business/onboarding/calls/registerCustomer'
import { requestFaceReview } from './business/onboarding/calls/requestFaceReview'
import { restartOnboarding } from './business/onboarding/calls/restartOnboarding'
import { savePersonalInfo } from './business/onboarding/calls/savePersonalInfo'
import { saveTaxResidency } from './business/onboarding/calls/saveTaxResidency'
import { setOpeningPassword } from './business/onboarding/calls/setOpeningPassword'
import { exportMyData } from './business/compliance/calls/exportMyData'
import { queryConsents } from './business/compliance/calls/queryConsents'
import { updateConsent } from './business/compliance/calls/updateConsent'
import { getInfo } from './business/product/calls/getInfo'
import { queryProductDetail } from './business/product/calls/queryProductDetail'
import { queryProducts } from './business/product/calls/queryProducts'
import { queryCountries } from './business/identity/calls/queryCountries'
import { queryRegions } from './business/identity/calls/queryRegions'
import { queryRiskQuestionnaire } from './business/compliance/calls/queryRiskQuestionnaire'
import { queryRiskResult } from './business/compliance/calls/queryRiskResult'
import { submitRiskTest } from './business/compliance/calls/submitRiskTest'
import { changePayPassword } from './business/security/calls/changePayPassword'
import { getRequestRandom } from './business/security/calls/getRequestRandom'
import { reportDevice } from './business/security/calls/reportDevice'
import { resetPayPassword } from './business/security/calls/resetPayPassword'
import { setGesturePassword } from './business/security/calls/setGesturePassword'
import { verifyGesture } from './business/security/calls/verifyGesture'
import { verifyGestureCipherResult } from './business/security/calls/verifyGestureCipherResult'
import { sendSmsCode } from './business/security/calls/sendSmsCode'
import { getAuthToken } from './business/bridge/calls/getAuthToken'
import { getDepositToken } from './business/bridge/calls/getDepositToken'
import { getGestureSyncToken } from './business/bridge/calls/getGestureSyncToken'
import { getKingdeeToken } from './business/bridge/calls/getKingdeeToken'
import { buyProduct } from './business/order/calls/buyProduct'
import { previewRedeem } from './business/order/calls/previewRedeem'
import { queryOperation } from './business/order/calls/queryOperation'
import { redeemProduct } from './business/order/calls/redeemProduct'
import { idCardImage } from './business/identity/calls/idCardImage'
import type { CallName } from '../src/contract/calls'
import type { Handler } from './kernel/scope'

/** One handler a call; the compiler misses none and takes none too many. */
const BY_CALL = {
  getProdIncome,
  queryAccountStatus,
  queryAssets,
  queryWallet,
  validateBindAccount,
  getCacheValue,
  setValue,
  bindBankCard,
  queryBoundCards,
  queryCoupons,
  changeWxSyncUserInfo,
  checkRegisterStatus,
  checkRegisterUser,
  getControlByWhiteList,
  getCustomizedConfig,
  getOauthOpenId,
  getPrivacyPolicyStatus,
  jssdkConfig,
  oauthRedirectBasic,
  signOut,
  updatePrivacyPolicyStatus,
  queryCalendar,
  queryCertificate,
  queryHistory,
  queryHoldingDetail,
  queryHoldings,
  activateAccount,
  ocrZipControl,
  openFaceVerification,
  queryIdentifyList,
  queryPersonalInfo,
  recogniseIdCard,
  tencentFaceVerify,
  updateIdCard,
  updatePersonalInfo,
  updateTaxResidency,
  verifyIdCardValidPeriod,
  getMarketNoByClient,
  trackEvents,
  userVisit,
  queryMaturities,
  queryMaturity,
  queryRenewals,
  setMaturityInstruction,
  agreeOpening,
  bindOpeningCard,
  confirmIdCard,
  openAccount,
  queryOnboarding,
  registerCustomer,
  requestFaceReview,
  restartOnboarding,
  savePersonalInfo,
  saveTaxResidency,
  setOpeningPassword,
  exportMyData,
  queryConsents,
  updateConsent,
  getInfo,
  queryProductDetail,
  queryProducts,
  queryCountries,
  queryRegions,
  queryRiskQuestionnaire,
  queryRiskResult,
  submitRiskTest,
  changePayPassword,
  getRequestRandom,
  reportDevice,
  resetPayPassword,
  setGesturePassword,
  verifyGesture,
  verifyGestureCipherResult,
  sendSmsCode,
  getAuthToken,
  getDepositToken,
  getGestureSyncToken,
  getKingdeeToken,
  buyProduct,
  previewRedeem,
  queryOperation,
  redeemProduct,
  idCardImage,
} as const satisfies Record<CallName, Handler>

export const HANDLERS: readonly Handler[] = Object.values(BY_CALL)
