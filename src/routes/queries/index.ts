import { frozenQuery, interestCheckQuery, myMoneyQuery, transferQuery, turnStatusQuery } from './account'
import { bindCardQuery, cardQuery, familyQuery, firstCardQuery, grantQuery } from './card'
import {
  classHomeQuery,
  classListQuery,
  classPasswordQuery,
  classResetQuery,
  potFormQuery,
  potQuery,
} from './subaccount'
import { closingFaceQuery, closingRestQuery, closingResultQuery } from './closure'
import { aboutQuery, originQuery, policyQuery, privacyCentreQuery } from './compliance'
import { articleListQuery, articleQuery, surveyQuery } from './content'
import { errorQuery, gestureQuery, setGestureQuery } from './entry'
import { attestedQuery, idCardQuery, informationQuery, overviewQuery, recordQuery, upkeepFaceQuery } from './identity'
import { cardStepQuery, faceStepQuery, middleQuery, stepDoneQuery, syncQuery } from './onboarding'
import { phoneCodeQuery, phoneReviewQuery, startPhoneQuery } from './phone'
import {
  calendarQuery,
  compareQuery,
  familyHoldingQuery,
  familyOrderQuery,
  holdListQuery,
  orderQuery,
  entitledQuery,
  buyQuery,
  productListQuery,
  redepositQuery,
  productQuery,
} from './product'
import { approvalListQuery, approvalQuery, writeApprovalQuery } from './approval'
import { invitedQuery, inviteQuery, openReferralQuery, staffQuery } from './referral'
import { billQuery, recordListQuery, walletRecordQuery } from './records'
import {
  accountManageQuery,
  authorisationQuery,
  loginRecordQuery,
  loginRecordsQuery,
  loginSecurityQuery,
  lossesQuery,
  paySecurityQuery,
  reportQuery,
  resetQuery,
  generalQuery,
} from './security'
import {
  arrivalQuery,
  depositLeaveQuery,
  guideQuery,
  leaveQuery,
  loanLeaveQuery,
  miniQuery,
  partnerOrderQuery,
  serviceQuery,
  stationQuery,
} from './bridge'
import { landingQuery, loanCouponQuery } from './loan'
import { promotionLandingQuery, promotionQuery, rewardsQuery, togetherQuery, withdrawnQuery } from './campaign'
import { caseQuery, complaintQuery, openedCaseQuery } from './cases'
import { cardFolderQuery, drawQuery, entriesQuery, lookQuery, mallQuery } from './points'
import { messageQuery, timelineQuery } from './message'
import { payeeQuery, payoutQuery } from './special'
import { statementQuery } from './statement'

/**
 * The schema of each page's query, for the compiler, which checks every link against it (../names.ts). The app uses only
 * the types of this file, and a page imports the schema of its own group, so that no schema is loaded before its page. A
 * page that isn't listed takes no query.
 */
export const QUERIES = {
  'pages/gesture/index': gestureQuery,
  'pages/setGesture/index': setGestureQuery,
  'pages/errorInfo/index': errorQuery,
  'packages/onboarding/face/index': faceStepQuery,
  'packages/onboarding/card/index': cardStepQuery,
  'packages/onboarding/stepDone/index': stepDoneQuery,
  'packages/onboarding/middle/index': middleQuery,
  'packages/onboarding/sync/index': syncQuery,
  'packages/identity/face/index': upkeepFaceQuery,
  'packages/identity/attested/index': attestedQuery,
  'packages/identity/overview/index': overviewQuery,
  'packages/identity/idCard/index': idCardQuery,
  'packages/identity/record/index': recordQuery,
  'packages/identity/information/index': informationQuery,
  'packages/compliance/policy/index': policyQuery,
  'packages/compliance/riskAssessment/index': originQuery,
  'packages/compliance/riskAssResult/index': originQuery,
  'packages/compliance/privacyCentre/index': privacyCentreQuery,
  'packages/compliance/about/index': aboutQuery,
  'packages/product/detail/index': productQuery,
  'packages/product/buy/index': buyQuery,
  'packages/product/buy/result/index': familyOrderQuery,
  'packages/product/holdings/holdList/index': holdListQuery,
  'packages/product/holdings/holdInfo/index': familyHoldingQuery,
  'packages/product/redeem/index': familyHoldingQuery,
  'packages/product/redeem/result/index': familyOrderQuery,
  'packages/product/orderResult/index': orderQuery,
  'packages/product/maturity/redeposit/index': redepositQuery,
  'packages/product/list/index': productListQuery,
  'packages/product/compare/index': compareQuery,
  'packages/product/calendar/index': calendarQuery,
  'packages/account/transfer/index': transferQuery,
  'packages/account/turnStatus/index': turnStatusQuery,
  'packages/account/frozen/index': frozenQuery,
  'packages/account/interestCheck/index': interestCheckQuery,
  'packages/account/liquidity/index': myMoneyQuery,
  'packages/card/bind/index': bindCardQuery,
  'packages/card/card/index': cardQuery,
  'packages/card/first/index': firstCardQuery,
  'packages/account/bill/index': billQuery,
  'packages/account/records/list/index': recordListQuery,
  'packages/account/records/detail/index': walletRecordQuery,
  'packages/card/family/index': familyQuery,
  'packages/card/family/grant/index': grantQuery,
  'packages/subaccount/home/index': classHomeQuery,
  'packages/subaccount/list/index': classListQuery,
  'packages/subaccount/password/index': classPasswordQuery,
  'packages/subaccount/reset/index': classResetQuery,
  'packages/subaccount/pot/index': potQuery,
  'packages/subaccount/potForm/index': potFormQuery,
  'packages/security/paySecurity/index': paySecurityQuery,
  'packages/security/authorisation/index': authorisationQuery,
  'packages/security/loginRecord/index': loginRecordQuery,
  'packages/security/loginRecords/index': loginRecordsQuery,
  'packages/security/loginSecurity/index': loginSecurityQuery,
  'packages/security/passwords/reset/index': resetQuery,
  'packages/phone/start/index': startPhoneQuery,
  'packages/phone/code/index': phoneCodeQuery,
  'packages/phone/review/index': phoneReviewQuery,
  'packages/security/loss/report/index': reportQuery,
  'packages/security/loss/list/index': lossesQuery,
  'packages/closure/rest/index': closingRestQuery,
  'packages/closure/face/index': closingFaceQuery,
  'packages/closure/result/index': closingResultQuery,
  'packages/security/account/index': accountManageQuery,
  'packages/service/messages/message/index': messageQuery,
  'packages/service/timeline/index': timelineQuery,
  'packages/security/general/index': generalQuery,
  'packages/product/entitled/index': entitledQuery,
  'packages/service/help/list/index': articleListQuery,
  'packages/service/help/article/index': articleQuery,
  'packages/service/survey/index': surveyQuery,
  'packages/service/cases/complain/index': complaintQuery,
  'packages/service/cases/done/index': openedCaseQuery,
  'packages/service/cases/detail/index': caseQuery,
  'packages/special/idCard/index': payeeQuery,
  'packages/special/receipt/index': payoutQuery,
  'packages/account/statement/index': statementQuery,
  'packages/bridge/arrive/index': arrivalQuery,
  'packages/bridge/deposit/index': depositLeaveQuery,
  'packages/bridge/guide/index': guideQuery,
  'packages/bridge/leave/index': leaveQuery,
  'packages/bridge/loan/index': loanLeaveQuery,
  'packages/bridge/mini/index': miniQuery,
  'packages/bridge/order/index': partnerOrderQuery,
  'packages/bridge/service/index': serviceQuery,
  'packages/bridge/station/index': stationQuery,
  'packages/activities/item/index': mallQuery,
  'packages/activities/entries/index': entriesQuery,
  'packages/activities/draw/index': drawQuery,
  'packages/activities/look/index': lookQuery,
  'packages/activities/vouchers/index': cardFolderQuery,
  'packages/loan/landing/index': landingQuery,
  'packages/loan/vouchers/index': loanCouponQuery,
  'packages/promotion/landing/index': promotionLandingQuery,
  'packages/promotion/detail/index': promotionQuery,
  'packages/promotion/together/index': togetherQuery,
  'packages/promotion/rewards/index': rewardsQuery,
  'packages/promotion/withdraw/index': withdrawnQuery,
  'packages/enterprise/list/index': approvalListQuery,
  'packages/enterprise/examine/index': approvalQuery,
  'packages/enterprise/result/index': approvalQuery,
  'packages/enterprise/write/index': writeApprovalQuery,
  'packages/referral/invite/index': inviteQuery,
  'packages/referral/invited/index': invitedQuery,
  'packages/referral/staff/index': staffQuery,
  'packages/referral/open/index': openReferralQuery,
} as const
