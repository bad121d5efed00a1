import type { RouteRow } from '../row'

const identity = <Name extends string, Page extends string>(name: Name, page: Page, title: string) =>
  ({ name, page: `packages/identity/${page}/index`, title, access: 'account' }) as const

/** Keeping a customer's identity up to date; docs/decisions/silences.md says what the names mean. */
export const IDENTITY_ROWS = [
  identity('/facialRecognition', 'face', '人脸识别'),
  { ...identity('/txFaceResult', 'face', '人脸识别结果'), sample: [{ by: 'unmatched', act: 'failFace' }] },
  {
    ...identity('/attestationFinished', 'attested', '本人认证完成'),
    sample: [{ by: 'member' }, { by: 'dormant', query: { scene: 'activateAccount' } }],
  },
  { ...identity('/ruyiIdCardIV', 'idCard', '补充身份证影像'), sample: [{ by: 'imageMissing' }] },
  identity('/ruyiClineIDIV', 'overview', '身份信息'),
  {
    ...identity('/synchronizeIDInfo', 'information', '我的资料'),
    sample: [{ by: 'member' }, { query: { part: 'personal' } }],
  },
  { ...identity('/identifyResult', 'record', '办理结果'), sample: [{ by: 'renamed' }] },
  { ...identity('/identifyList', 'records', '身份资料变更记录'), sample: [{ by: 'member' }, { by: 'expired' }] },
  { ...identity('/listDetails', 'record', '变更详情'), with: { variant: 'detail' } },
  // For a person who is being registered: the check on the way to an account.
  {
    name: '/NewRegisterFacePage',
    page: 'packages/onboarding/face/index',
    title: '人脸识别',
    access: 'session',
    sample: [{ by: 'identified' }],
  },
] as const satisfies readonly RouteRow[]

/** Identity pages that the specification lists under settings. */
export const IDENTITY_SETTING_ROWS = [
  {
    ...identity('/SettingIdCard', 'idCard', '更新身份证'),
    sample: [{ by: 'member' }, { by: 'expired' }, { by: 'member', query: { face: 1 } }],
  },
  identity('/EditeIdCard', 'overview', '身份信息'),
  identity('/editeIdCardResult', 'record', '办理结果'),
] as const satisfies readonly RouteRow[]

/** Identity pages that the specification lists under compliance. */
export const IDENTITY_CHECK_ROWS = [
  {
    ...identity('/Microvalidation', 'overview', '身份信息'),
    sample: [{ by: 'member' }, { by: 'dormant' }, { by: 'imageMissing' }],
  },
] as const satisfies readonly RouteRow[]
