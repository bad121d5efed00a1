import type { RouteRow } from '../row'

const onboarding = (name: RouteRow['name'], page: string, title: string): RouteRow => ({
  name,
  page: `packages/onboarding/${page}/index`,
  title,
  access: 'session',
})

/** The bar's title on every step: which one it is stands below, with its number. */
const STEP = '开立电子账户'

/** Home, and the way to an account: open to whoever has an open id, because nobody has a gesture before an account. */
export const HOME_ROWS: readonly RouteRow[] = [
  { name: '/', page: 'pages/home/index', title: '首页', access: 'account' },
  onboarding('/VerifiedPhone', 'phone', STEP),
  onboarding('/VerifiedIdCard', 'idCard', STEP),
  onboarding('/liveDetection', 'face', STEP),
  onboarding('/publicFace', 'face', STEP),
  onboarding('/publicFaceAddCard', 'face', STEP),
  onboarding('/bindbankcard', 'card', STEP),
  onboarding('/againphone', 'card', STEP),
  onboarding('/bandcardsuccess', 'stepDone', '绑卡成功'),
  onboarding('/registerSucess', 'stepDone', '注册成功'),
  onboarding('/setPassword', 'password', STEP),
  onboarding('/OpenMiddle', 'middle', STEP),
  onboarding('/openLoading', 'opening', '开户进度'),
  onboarding('/success', 'opened', '开户成功'),
  onboarding('/openAccountFail', 'failed', '开户结果'),
  onboarding('/syncaccount', 'sync', '同步账户'),
  onboarding('/syncoropenaccount', 'syncChoice', '同步或开户'),
  {
    name: '/activationSuccess',
    page: 'packages/onboarding/activated/index',
    title: '账户激活',
    access: 'account',
  },
]
