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
] as const satisfies readonly RouteRow[]
