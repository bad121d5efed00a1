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

/**
 * What each page's query must be, for the compiler: it checks every link against it (../names.ts). The app takes only
 * the type from here, and a page the schema of its own group, so that no schema is loaded before its page. A page that
 * isn't named takes no query.
 */
export const QUERIES = {
  'pages/gesture/index': gestureQuery,
  'pages/setGesture/index': setGestureQuery,
  'pages/errorInfo/index': errorQuery,
  'packages/onboarding/pages/face/index': faceStepQuery,
  'packages/onboarding/pages/card/index': cardStepQuery,
  'packages/onboarding/pages/stepDone/index': stepDoneQuery,
  'packages/onboarding/pages/middle/index': middleQuery,
  'packages/onboarding/pages/sync/index': syncQuery,
  'packages/identity/pages/face/index': upkeepFaceQuery,
  'packages/identity/pages/attested/index': attestedQuery,
  'packages/identity/pages/overview/index': overviewQuery,
  'packages/identity/pages/idCard/index': idCardQuery,
  'packages/identity/pages/record/index': recordQuery,
  'packages/identity/pages/information/index': informationQuery,
  'packages/compliance/pages/policy/index': policyQuery,
  'packages/compliance/pages/riskAssessment/index': originQuery,
  'packages/compliance/pages/riskAssResult/index': originQuery,
  'packages/compliance/pages/privacyCentre/index': privacyCentreQuery,
  'packages/compliance/pages/about/index': aboutQuery,
  'packages/product/pages/detail/index': productQuery,
  'packages/product/pages/buy/index': productQuery,
  'packages/product/pages/result/index': familyOrderQuery,
  'packages/product/pages/holdList/index': holdListQuery,
  'packages/product/pages/holdInfo/index': familyHoldingQuery,
  'packages/product/pages/redeem/index': familyHoldingQuery,
  'packages/product/pages/redeemResult/index': familyOrderQuery,
  'packages/product/pages/orderResult/index': orderQuery,
  'packages/product/pages/redeposit/index': holdingQuery,
  'packages/product/pages/list/index': productListQuery,
  'packages/product/pages/compare/index': compareQuery,
} as const
