import { classHomeQuery, classListQuery, classPasswordQuery, classResetQuery } from './accountClasses'
import { aboutQuery, originQuery, policyQuery, privacyCentreQuery } from './compliance'
import { errorQuery, gestureQuery, setGestureQuery } from './entry'
import { attestedQuery, idCardQuery, informationQuery, overviewQuery, recordQuery, upkeepFaceQuery } from './identity'
import { cardStepQuery, faceStepQuery, middleQuery, stepDoneQuery, syncQuery } from './onboarding'
import {
  compareQuery,
  familyHoldingQuery,
  familyOrderQuery,
  holdingQuery,
  holdListQuery,
  orderQuery,
  productListQuery,
  productQuery,
} from './product'
import { messageQuery } from './service'

/**
 * What each page's query must be, for the compiler: it checks every link against it (../names.ts). The app takes only
 * the type from here, and a page the schema of its own group, so that no schema is loaded before its page. A page that
 * isn't named takes no query.
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
  'packages/product/buy/index': productQuery,
  'packages/product/buy/result/index': familyOrderQuery,
  'packages/product/holdings/holdList/index': holdListQuery,
  'packages/product/holdings/holdInfo/index': familyHoldingQuery,
  'packages/product/redeem/index': familyHoldingQuery,
  'packages/product/redeem/result/index': familyOrderQuery,
  'packages/product/orderResult/index': orderQuery,
  'packages/product/maturity/redeposit/index': holdingQuery,
  'packages/product/list/index': productListQuery,
  'packages/product/compare/index': compareQuery,
  'packages/account/classes/home/index': classHomeQuery,
  'packages/account/classes/list/index': classListQuery,
  'packages/account/classes/password/index': classPasswordQuery,
  'packages/account/classes/reset/index': classResetQuery,
  'packages/service/messages/message/index': messageQuery,
} as const
