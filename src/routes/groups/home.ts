import type { RouteRow } from '../row'

const onboarding = (name: RouteRow['name'], page: string, title: string): RouteRow => ({
  name,
  page: `packages/onboarding/pages/${page}/index`,
  title,
  access: 'session',
})

/** Home, and the way to an account: open to whoever has an open id, because nobody has a gesture before an account. */
export const HOME_ROWS: readonly RouteRow[] = [
  { name: '/', page: 'pages/home/index', title: '首页', access: 'account' },
  onboarding('/VerifiedPhone', 'phone', '验证手机号'),
  onboarding('/VerifiedIdCard', 'idCard', '身份证验证'),
  onboarding('/liveDetection', 'face', '人脸识别'),
  onboarding('/publicFace', 'face', '人脸识别'),
  onboarding('/publicFaceAddCard', 'face', '人脸识别'),
  onboarding('/bindbankcard', 'card', '绑定银行卡'),
  onboarding('/againphone', 'card', '核对预留手机号'),
  onboarding('/bandcardsuccess', 'stepDone', '绑卡成功'),
  onboarding('/registerSucess', 'stepDone', '注册成功'),
  onboarding('/setPassword', 'password', '设置支付密码'),
  onboarding('/OpenMiddle', 'middle', '开立电子账户'),
  onboarding('/openLoading', 'opening', '开户进度'),
  onboarding('/success', 'opened', '开户成功'),
  onboarding('/openAccountFail', 'failed', '开户结果'),
  onboarding('/syncaccount', 'sync', '同步账户'),
  onboarding('/syncoropenaccount', 'syncChoice', '同步或开户'),
  {
    name: '/activationSuccess',
    page: 'packages/onboarding/pages/activated/index',
    title: '激活成功',
    access: 'account',
  },
]
