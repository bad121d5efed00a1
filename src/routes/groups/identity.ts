import type { RouteRow } from '../row'

const identity = (name: RouteRow['name'], page: string, title: string): RouteRow => ({
  name,
  page: `packages/identity/${page}/index`,
  title,
  access: 'account',
})

/** Upkeep of a customer's identity; what the names mean is in docs/decisions/silences.md. */
export const IDENTITY_ROWS: readonly RouteRow[] = [
  identity('/facialRecognition', 'face', '人脸识别'),
  identity('/txFaceResult', 'face', '人脸识别结果'),
  identity('/attestationFinished', 'attested', '本人认证完成'),
  identity('/ruyiIdCardIV', 'idCard', '补充身份证影像'),
  identity('/ruyiClineIDIV', 'overview', '客户身份核验'),
  identity('/synchronizeIDInfo', 'information', '个人信息维护'),
  identity('/identifyResult', 'record', '办理结果'),
  identity('/identifyList', 'records', '身份资料变更记录'),
  identity('/listDetails', 'record', '变更详情'),
  // For somebody who is being registered: the check on the way to an account.
  {
    name: '/NewRegisterFacePage',
    page: 'packages/onboarding/face/index',
    title: '人脸识别',
    access: 'session',
  },
]

/** Upkeep that the specification files under settings. */
export const IDENTITY_SETTING_ROWS: readonly RouteRow[] = [
  identity('/SettingIdCard', 'idCard', '更新身份证'),
  identity('/EditeIdCard', 'overview', '完善客户信息'),
  identity('/editeIdCardResult', 'record', '办理结果'),
]

/** Upkeep that the specification files under compliance. */
export const IDENTITY_CHECK_ROWS: readonly RouteRow[] = [identity('/Microvalidation', 'overview', '身份信息')]
