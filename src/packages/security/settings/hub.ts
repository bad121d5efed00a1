import { hostPage } from '@/platform/hostPage'
import { link } from '@/routes/link'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import type { Link } from '@/routes/link'
import type { IconName } from '@/ui/Icon'

export interface Entry {
  readonly icon: IconName
  readonly label: string
  readonly hint?: string
  readonly to: Link
}

export interface EntryGroup {
  readonly title: string
  readonly entries: readonly Entry[]
}

/** What can be set, group by group: at most fourteen rows, none of which stands on 我的, and no channel that one is in. */
export const settings = (): readonly EntryGroup[] => [
  {
    title: '安全与支付',
    entries: [
      { icon: 'gesture', label: '登录安全', hint: '手势密码、登录设备', to: link('/loginSecurity') },
      { icon: 'yuan', label: '支付安全', hint: '支付密码、夜间锁、停止全部支付', to: link('/paySecurity') },
      {
        icon: 'wallet',
        label: '账户管理',
        hint: '账户状态、限额与证明',
        to: link('/accountManage', { acctId: ANY_ACCOUNT }),
      },
      { icon: 'warning', label: '挂失', to: link('/reportTheLoss') },
    ],
  },
  {
    title: '显示与隐私',
    entries: [
      { icon: 'elder', label: '外观与长辈版', hint: '字号、深色、隐藏金额', to: link('/setPage') },
      { icon: 'eye-off', label: '隐私中心', hint: '查看、撤回授权，导出我的信息', to: link('/SettingSecret') },
      { icon: 'document', label: '协议与政策', to: link('/policyAgreement', { doc: 'privacy' }) },
      { icon: 'info', label: '关于我们', to: link('/aboutUs') },
    ],
  },
  {
    title: '其他渠道',
    entries: [
      { icon: 'mobile', label: '手机银行App', hint: '下载、打开', to: link('/appTransitionPage', {}) },
      ...(hostPage.channel() === 'miniProgram'
        ? []
        : [{ icon: 'scan', label: '微信小程序', to: link('/minip', {}) } as const]),
      { icon: 'star', label: '微信公众号', hint: '接收账户提醒', to: link('/openWchart', {}) },
      { icon: 'link', label: '在浏览器中打开', to: link('/openBrowser', {}) },
      {
        icon: 'people',
        label: '合作服务',
        hint: '一账通、好物出行等，由合作机构提供',
        to: link('/channelPartnerList'),
      },
    ],
  },
]
