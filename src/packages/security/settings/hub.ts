import { link } from '@/routes/link'
import { ANY_ACCOUNT } from '@/routes/queries/accountClasses'
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

/** What can be set and looked up, group by group. */
export const settings = (): readonly EntryGroup[] => [
  {
    title: '资料与账户',
    entries: [
      { icon: 'id-card', label: '我的资料', hint: '证件、手机号、职业与住址', to: link('/selfInformation') },
      {
        icon: 'wallet',
        label: '账户管理',
        hint: '账户状态、限额与证明',
        to: link('/accountManage', { acctId: ANY_ACCOUNT }),
      },
      { icon: 'card', label: '银行卡', to: link('/mybandcard') },
      { icon: 'clock', label: '我的时间轴', hint: '开户以来的存入、到期与变更', to: link('/myScroll') },
      { icon: 'edit', label: '调整记录', hint: '退回、银行更正、利息调整与限额变更', to: link('/adjustRecord') },
      { icon: 'tax', label: '税收居民身份', to: link('/taxIndex') },
      { icon: 'enterprise', label: '公职专属', hint: '公示单位在职人员认证', to: link('/publicOffice') },
    ],
  },
  {
    title: '安全',
    entries: [
      { icon: 'shield', label: '安全中心', to: link('/securityCenterIndex') },
      { icon: 'yuan', label: '支付安全', hint: '限额、夜间锁、停止全部支付', to: link('/paySecurity') },
      { icon: 'lock', label: '修改支付密码', to: link('/changePassword') },
      { icon: 'gesture', label: '修改手势密码', to: link('/changeGesture') },
      { icon: 'mobile', label: '登录密码', hint: '用于手机银行APP', to: link('/settingPasswordAPP') },
      { icon: 'clock', label: '登录记录', to: link('/loginRecords') },
      { icon: 'info', label: '账户变更提醒', hint: '其他设备上的变更', to: link('/accountChanged') },
      { icon: 'warning', label: '挂失', to: link('/reportTheLoss') },
      { icon: 'megaphone', label: '安全教育', hint: '常见骗局与防骗测验', to: link('/securityEducation') },
    ],
  },
  {
    title: '消息与显示',
    entries: [
      { icon: 'message', label: '消息中心', hint: '可选择接收哪些消息', to: link('/systemMsg') },
      { icon: 'elder', label: '显示与通用', hint: '长辈版、字号与外观', to: link('/setPage') },
    ],
  },
  {
    title: '其他渠道与合作服务',
    entries: [
      { icon: 'mobile', label: '手机银行App', hint: '下载、打开', to: link('/appTransitionPage', {}) },
      { icon: 'scan', label: '微信小程序', to: link('/minip', {}) },
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
  {
    title: '隐私与帮助',
    entries: [
      { icon: 'eye-off', label: '隐私中心', hint: '查看、撤回授权，导出我的信息', to: link('/SettingSecret') },
      { icon: 'service', label: '帮助与客服', to: link('/Help') },
      { icon: 'info', label: '关于我们', to: link('/aboutUs') },
    ],
  },
]
