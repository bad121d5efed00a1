import type { RouteRow } from '../row'

const onboarding = <Name extends string, Page extends string>(name: Name, page: Page, title: string) =>
  ({
    name,
    page: `packages/onboarding/${page}/index`,
    title,
    access: 'session',
    followed: 'fields',
  }) as const

/** The bar's title on every step; the step's own name and number are below it. */
const STEP = '开立电子账户'

const FACE_SAMPLES = [
  { by: 'identified' },
  { by: 'exhausted' },
  { by: 'reviewed' },
  { by: 'mistaken', act: 'failFace' },
  { by: 'seen' },
] as const

const MIDDLE_SAMPLES = [
  { by: 'seen', query: { step: 'personal' } },
  { by: 'described', query: { step: 'personal' } },
  { by: 'seen', query: { step: 'personal' }, act: 'occupation' },
  { by: 'seen', query: { step: 'personal' }, act: 'region' },
  { by: 'described', query: { step: 'tax' } },
  { by: 'described', query: { step: 'tax' }, act: 'beTaxedAbroad' },
  { by: 'described', query: { step: 'tax' }, act: 'country' },
  { by: 'ready', query: { step: 'agreements' } },
  { by: 'ready', query: { step: 'agreements' }, act: 'openingAgreement' },
] as const

/** Who has money, who wants another amount, and whom the account itself reminds of something. */
const HOME_SAMPLES = [{}, { act: 'earnAmount' }, { by: 'expired' }] as const

/** Home, and the way to an account: needs only an open id, because nobody has a gesture before an account. */
export const HOME_ROWS = [
  { name: '/', page: 'pages/home/index', title: '首页', access: 'account', sample: HOME_SAMPLES },
  { ...onboarding('/VerifiedPhone', 'phone', STEP), sample: [{ by: 'stranger' }] },
  {
    ...onboarding('/VerifiedIdCard', 'idCard', STEP),
    sample: [
      { by: 'registered' },
      { by: 'registered', act: 'readIdCard' },
      { by: 'registered', act: 'date' },
      { by: 'registered', act: 'steps' },
    ],
  },
  { ...onboarding('/liveDetection', 'face', STEP), sample: FACE_SAMPLES },
  onboarding('/publicFace', 'face', STEP),
  { ...onboarding('/publicFaceAddCard', 'face', STEP), with: { next: 'card' }, sample: [{ by: 'identified' }] },
  { ...onboarding('/bindbankcard', 'card', STEP), sample: [{ by: 'taxed' }, { by: 'taxed', act: 'typeCard' }] },
  { ...onboarding('/againphone', 'card', STEP), with: { variant: 'otherPhone' }, sample: [{ by: 'taxed' }] },
  { ...onboarding('/bandcardsuccess', 'stepDone', '绑卡成功'), with: { step: 'card' }, sample: [{ by: 'bound' }] },
  { ...onboarding('/registerSucess', 'stepDone', '注册成功'), with: { step: 'phone' }, sample: [{ by: 'registered' }] },
  {
    ...onboarding('/setPassword', 'password', STEP),
    followed: 'setPassword',
    sample: [{ by: 'bound', act: 'newPassword' }],
  },
  { ...onboarding('/OpenMiddle', 'middle', STEP), sample: MIDDLE_SAMPLES },
  { ...onboarding('/openLoading', 'opening', '开户进度'), sample: [{ by: 'waiting', act: 'seeProgress' }] },
  { ...onboarding('/success', 'opened', '开户成功'), sample: [{ by: 'opened' }] },
  { ...onboarding('/openAccountFail', 'failed', '开户结果'), sample: [{ by: 'refused' }, { by: 'limited' }] },
  { ...onboarding('/syncaccount', 'sync', '同步账户'), sample: [{ by: 'elsewhere' }] },
  {
    ...onboarding('/syncoropenaccount', 'syncChoice', '同步或开户'),
    sample: [{ by: 'elsewhere' }, { by: 'registered' }],
  },
  {
    ...onboarding('/activationSuccess', 'activated', '账户激活'),
    access: 'account',
    sample: [{ by: 'member' }, { by: 'dormant' }],
  },
] as const satisfies readonly RouteRow[]
