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
    sample: [{}, { act: 'question' }, { by: 'formerReader' }],
  },
  {
    name: '/securityCenterIndex',
    page: 'packages/security/center/index',
    access: 'account',
    title: '安全中心',
    sample: [{}, { by: 'deviceOwner' }, { by: 'loser' }, { by: 'asked' }],
  },
  {
    // Before the gesture is enough, it asks for the code of a new device.
    name: '/loginSecurity',
    page: 'packages/security/loginSecurity/index',
    access: 'session',
    title: '登录安全',
    sample: [
      { by: 'deviceOwner' },
      { by: 'deviceOwner', act: 'revokeDevice' },
      { by: 'visitor', query: { step: 'newDevice' } },
    ],
  },
  {
    name: '/loginRecords',
    page: 'packages/security/loginRecords/index',
    access: 'account',
    title: '登录记录',
    sample: [{}, { by: 'deviceOwner', query: { failed: 1 } }],
  },
  {
    name: '/loginRecord',
    page: 'packages/security/loginRecord/index',
    access: 'account',
    title: '登录详情',
    sample: [{}, { by: 'deviceOwner', act: 'disownLogin' }],
  },
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
    sample: [{}, { by: 'unmatched', act: 'failFace' }, { act: 'askReview' }, { by: 'lockedOut' }],
  },
  {
    name: '/resetPassword',
    page: 'packages/security/passwords/reset/index',
    title: '重置支付密码',
    access: 'session',
    followed: 'setPassword',
    with: { credential: 'payment' },
    sample: [{}, { act: 'askReview' }, { by: 'lockedOut' }, { by: 'deviceOwner' }],
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
    name: '/paySecurity',
    page: 'packages/security/paySecurity/index',
    access: 'account',
    title: '支付安全',
    sample: [
      {},
      { act: 'editLimits' },
      { act: 'chooseRegions' },
      { act: 'largeNotice' },
      { act: 'stopPayments' },
      { by: 'protected' },
      { by: 'protected', act: 'liftStop' },
    ],
  },
  {
    name: '/PasswordKeyboardNew',
    page: 'packages/security/authorisation/index',
    access: 'account',
    title: '确认付款',
    sample: [
      { by: 'asked', query: { authId: 'demo-waiting' } },
      { by: 'asked', query: { authId: 'demo-paid' } },
      { by: 'asked', query: { authId: 'demo-declined' } },
      { by: 'asked', query: { authId: 'demo-lapsed' } },
    ],
  },
  {
    name: '/settingPasswordAPP',
    page: 'packages/security/passwords/login/index',
    title: '设置登录密码',
    access: 'account',
  },
  { name: '/Setting', page: 'packages/security/settings/index', title: '设置', access: 'account' },
  {
    name: '/selfInformation',
    page: 'packages/identity/information/index',
    title: '我的资料',
    access: 'account',
    sample: [{}, { by: 'expired' }],
  },
  {
    name: '/accountManage',
    page: 'packages/security/account/index',
    title: '账户管理',
    access: 'account',
    sample: [{}, { by: 'classHolder' }, { by: 'dormant' }, { by: 'loser' }],
  },
  {
    name: '/securityEducation',
    page: 'packages/service/help/education/index',
    title: '安全教育',
    access: 'public',
  },
] as const satisfies readonly RouteRow[]
