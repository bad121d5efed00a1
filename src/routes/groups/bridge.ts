import type { RouteRow } from '../row'

const ARRIVE = 'packages/bridge/arrive/index'
const GUIDE = 'packages/bridge/guide/index'
const LEAVE = 'packages/bridge/leave/index'
const MINI = 'packages/bridge/mini/index'

/** Ways into the bank from outside, and out of it (docs/decisions/bridge.md). */
export const BRIDGE_ROWS = [
  // Opened with what isn't there: otherwise they lead on at once.
  {
    name: '/app',
    page: ARRIVE,
    title: '打开链接',
    access: 'public',
    with: { way: 'app' },
    sample: [{ query: { to: '/nothing' } }],
  },
  {
    name: '/appMiddle',
    page: ARRIVE,
    title: '打开链接',
    access: 'account',
    with: { way: 'middle' },
    sample: [{ query: { to: '/nothing' } }],
  },
  {
    name: '/billionPaLoadding',
    page: 'packages/bridge/deposit/index',
    title: '在App中查看',
    access: 'account',
    sample: [{ query: { productType: '20194' } }, { query: { productType: 'NONE' } }],
  },
  { name: '/appTransitionPage', page: GUIDE, title: '在App中使用', access: 'public', with: { guide: 'app' } },
  { name: '/openBrowser', page: GUIDE, title: '在浏览器中打开', access: 'public', with: { guide: 'browser' } },
  {
    name: '/openBrowserNew',
    page: GUIDE,
    title: '在浏览器中打开',
    access: 'public',
    with: { guide: 'browserSteps' },
    sample: [{ query: { to: '/Help' } }],
  },
  { name: '/openWchart', page: GUIDE, title: '关注公众号', access: 'public', with: { guide: 'weChat' } },
  { name: '/minipInstructions', page: GUIDE, title: '添加小程序', access: 'public', with: { guide: 'addMini' } },
  { name: '/downloadApp', page: 'packages/bridge/app/index', title: '下载手机银行', access: 'public' },
  { name: '/minip', page: MINI, title: '打开小程序', access: 'public', with: { way: 'home' } },
  {
    name: '/minipPage',
    page: MINI,
    title: '打开小程序',
    access: 'public',
    with: { way: 'page' },
    sample: [{ query: { to: '/Help' } }],
  },
  { name: '/evokeMinip', page: MINI, title: '打开小程序', access: 'public', with: { way: 'link' } },
  {
    // The same documents by the same ids as /pdfshow, whose page opens them in WeChat's viewer in the mini-program.
    name: '/miniPdf',
    page: 'packages/account/statement/index',
    title: '文件与查验',
    access: 'public',
    sample: [{ by: 'member' }, { by: 'stranger' }],
  },
  {
    name: '/kingdeeMiddlePage',
    page: LEAVE,
    title: '前往金蝶账务',
    access: 'account',
    with: { bridge: 'kingdee' },
    sample: [{ by: 'cardholder' }, { by: 'member' }],
  },
  {
    name: '/yztMiddlePage',
    page: LEAVE,
    title: '前往一账通',
    access: 'account',
    with: { bridge: 'yzt' },
    sample: [{ by: 'member' }, { by: 'asked' }, { by: 'asked', query: { left: 1 } }],
  },
  { name: '/mbMiddle', page: LEAVE, title: '前往手机银行App', access: 'account', with: { bridge: 'mobileBank' } },
  {
    name: '/goodGoOutLogin',
    page: LEAVE,
    title: '前往好物出行',
    access: 'account',
    with: { bridge: 'goodGo' },
    sample: [{}, { act: 'leaveUnticked' }],
  },
  {
    name: '/goodGoOutOrder',
    page: 'packages/bridge/order/index',
    title: '好物出行订单',
    access: 'account',
    sample: [{ query: { id: 'unknown' } }],
  },
  {
    name: '/customerMiddle',
    page: 'packages/bridge/service/index',
    title: '在线客服',
    access: 'public',
    sample: [{}, { by: 'stranger' }, { query: { as: 'me' } }],
  },
  {
    name: '/yidaiload',
    page: 'packages/bridge/loan/index',
    title: '前往贷款应用',
    access: 'account',
    with: { bridge: 'loan' },
    sample: [{ query: { selector: 1 } }, { query: { selector: 1, voucherId: 'LV2026A001' } }],
  },
  {
    name: '/xcjrCheckQrcode',
    page: 'packages/bridge/station/index',
    title: '服务站查验',
    access: 'public',
    sample: [
      {},
      { query: { code: 'XC22010001' } },
      { query: { code: 'XC22010003' } },
      { query: { code: 'XC99999999' } },
    ],
  },
] as const satisfies readonly RouteRow[]
