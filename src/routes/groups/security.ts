import type { RouteRow } from '../row'

/**
 * /gesture asks for the gesture; /GesturePassword?type=1 sets it. Both are needed for entry, so they are in the main
 * package.
 */
export const SECURITY_ROWS = [
  {
    name: '/gesture',
    page: 'pages/gesture/index',
    title: '手势密码',
    access: 'session',
    sample: [{ by: 'visitor' }],
  },
  {
    name: '/GesturePassword',
    page: 'pages/setGesture/index',
    title: '设置手势密码',
    access: 'session',
    sample: [
      { by: 'visitor', query: { type: 1 } },
      { by: 'visitor', query: { type: 1 }, act: 'gesturePassword' },
    ],
  },
  {
    name: '/SettingSecret',
    page: 'packages/compliance/privacyCentre/index',
    title: '隐私中心',
    access: 'session',
    sample: [{}, { act: 'question' }],
  },
  { name: '/loginRecords', page: 'packages/security/loginRecords/index', access: 'account', title: '登录记录' },
  { name: '/loginRecord', page: 'packages/security/loginRecords/index', access: 'account', title: '登录记录' },
  {
    name: '/changeGesture',
    page: 'packages/security/passwords/gesture/index',
    title: '修改手势密码',
    access: 'account',
    sample: [{}, { act: 'oldGesture' }],
  },
  {
    name: '/resetGues',
    page: 'packages/security/passwords/reset/index',
    title: '重置手势密码',
    access: 'session',
    with: { credential: 'gesture' },
    sample: [{}, { by: 'unmatched', act: 'failFace' }, { act: 'askReview' }],
  },
  {
    name: '/resetPassword',
    page: 'packages/security/passwords/reset/index',
    title: '重置支付密码',
    access: 'session',
    followed: 'setPassword',
    with: { credential: 'payment' },
    sample: [{}, { act: 'askReview' }],
  },
  {
    name: '/changePassword',
    page: 'packages/security/passwords/payment/index',
    title: '修改支付密码',
    access: 'account',
    followed: 'changePassword',
    sample: [{}, { act: 'oldPassword' }],
  },
  {
    name: '/changePassSuccessed',
    page: 'packages/security/passwords/changed/index',
    title: '修改结果',
    access: 'account',
  },
  {
    name: '/settingPasswordAPP',
    page: 'packages/security/passwords/login/index',
    title: '设置登录密码',
    access: 'account',
  },
] as const satisfies readonly RouteRow[]
