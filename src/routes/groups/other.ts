import type { RouteRow } from '../row'

export const OTHER_ROWS = [
  {
    name: '/myScroll',
    page: 'packages/service/timeline/index',
    title: '我的时间轴',
    access: 'account',
    with: { view: 'history' },
    sample: [{}, { by: 'classHolder' }],
  },
  {
    name: '/adjustRecord',
    page: 'packages/service/timeline/index',
    title: '调整记录',
    access: 'account',
    with: { view: 'adjustments' },
    sample: [{ by: 'transferring' }, { by: 'transferring', act: 'adjustment' }, { by: 'protected' }, {}],
  },
  {
    name: '/sysPage',
    page: 'packages/security/general/index',
    title: '系统与自检',
    access: 'public',
    with: { view: 'system' },
    sample: [{ by: 'stranger' }],
  },
  {
    name: '/accountChanged',
    page: 'packages/security/loginSecurity/index',
    title: '账户变更提醒',
    access: 'session',
    with: { step: 'changed' },
    sample: [{ by: 'deviceOwner' }, {}],
  },
  {
    // Anybody may read whom it is for; the proof is a customer's.
    name: '/publicOffice',
    page: 'packages/product/entitled/index',
    title: '公职专属',
    access: 'public',
    with: { view: 'office' },
    sample: [{}, { by: 'stranger' }, { by: 'clerkGuest' }, { by: 'complainant' }, { by: 'payee' }],
  },
  {
    name: '/agrDepCode',
    page: 'packages/product/entitled/index',
    title: '协定利率码',
    access: 'account',
    with: { view: 'code' },
    sample: [{}, { by: 'holder' }, { by: 'cardholder' }],
  },
  { name: '/setPage', page: 'packages/security/general/index', title: '外观与长辈版', access: 'session' },
  { name: '/channelPartnerList', page: 'packages/compliance/partners/index', title: '合作机构', access: 'public' },
  {
    name: '/ErrorInfo',
    page: 'pages/errorInfo/index',
    title: '温馨提示',
    access: 'public',
    gate: 'open',
    sample: [{ query: { reason: 'unknown' } }],
  },
  {
    // Anybody may read what is asked; answers are a customer's.
    name: '/questionPage',
    page: 'packages/service/survey/index',
    title: '问卷与测验',
    access: 'public',
    sample: [{ query: { id: 'fraudQuiz' } }],
  },
  {
    // Lern for learn, as the specification spells it: how the quiz about fraud came out, and what to read again.
    name: '/lernFailPage',
    page: 'packages/service/survey/index',
    title: '防骗测验结果',
    access: 'account',
    with: { id: 'fraudQuiz' },
    sample: [{ by: 'complainant' }],
  },
] as const satisfies readonly RouteRow[]
