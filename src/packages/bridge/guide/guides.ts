import { BRAND } from '@/domain/brand'

/** What a guide explains. */
export type GuideKey = 'app' | 'browser' | 'browserSteps' | 'weChat' | 'addMini'

export interface Guide {
  readonly heading: string
  /** Why this way is needed. */
  readonly why: string
  readonly steps: readonly string[]
  /** What is copied on the way: the page's web address, or a name to search. */
  readonly copies: 'address' | { readonly text: string; readonly what: string }
  /** Says how to tell the bank's own from others. */
  readonly genuine?: string
}

const OFFICIAL = BRAND.bankName
const MINI = `${BRAND.bankName}小程序`
const GENUINE = `认准名称“${BRAND.bankName}”和主体“${BRAND.legalName}”，其他名称均非本行`

export const GUIDES: Readonly<Record<GuideKey, Guide>> = {
  app: {
    heading: '此功能请在App中使用',
    why: '为保障您的账户安全，该功能需要手机银行App的安全能力。',
    steps: ['已安装：点击“打开App”', '未安装：先下载App，用原手机号登录', '不方便安装：可先在网页版办理其他业务'],
    copies: 'address',
  },
  browser: {
    heading: '请在浏览器中打开',
    why: '微信内不支持此功能。',
    steps: ['点击右上角的“…”', '选择“在浏览器打开”'],
    copies: 'address',
  },
  browserSteps: {
    heading: '在浏览器中继续',
    why: '微信内不支持此功能，换到手机自带的浏览器即可，不需要重新开户。',
    steps: [
      '点击右上角的“…”',
      '在弹出的菜单中选择“在浏览器打开”；没有这一项时，点击下面的“复制链接”',
      '打开手机浏览器，把链接粘贴到地址栏',
      '核对地址无误后登录',
    ],
    copies: 'address',
    genuine: '请核对地址栏中的网址与本页显示的一致，再输入任何信息',
  },
  weChat: {
    heading: `在微信中关注“${OFFICIAL}”公众号`,
    why: '公众号可以接收账户提醒，并从菜单进入本行服务。',
    steps: ['点击“复制名称”', '打开微信，点击顶部的搜索', '粘贴名称，选择“公众号”', '核对主体后关注'],
    copies: { text: OFFICIAL, what: '名称' },
    genuine: GENUINE,
  },
  addMini: {
    heading: `把${MINI}放在手边`,
    why: '下次不用找链接，直接打开。',
    steps: [
      `在微信顶部的搜索中输入“${OFFICIAL}”，选择“小程序”`,
      '打开后点击右上角的“…”，选择“添加到我的小程序”',
      '以后在微信聊天列表下拉，就能看到',
      '安卓手机还可以选择“添加到桌面”',
    ],
    copies: { text: OFFICIAL, what: '名称' },
    genuine: GENUINE,
  },
}
