import type { PosterTemplate } from '@/domain/posters/poster'

/** Every poster that compliance has approved; posters.test.ts looks through their words. Figures of products aren't written. */
export const POSTERS: readonly PosterTemplate[] = [
  {
    posterId: 'openAccount',
    subject: 'BANK',
    layout: 'BLOCK',
    title: '一部手机就能开户',
    lines: ['准备好身份证、手机号和一张银行卡', '存款、理财、转账，在家就能办', '开户不收费，可随时申请注销'],
  },
  {
    posterId: 'antiFraud',
    subject: 'LEARN',
    layout: 'FRAME',
    title: '守住钱袋子',
    lines: ['不透露密码和短信验证码', '不点陌生链接，不下载陌生应用', '遇到“安全账户”一律是诈骗'],
  },
  {
    posterId: 'weeklyLearn',
    subject: 'CAMPAIGN',
    layout: 'BLOCK',
    actId: 'weeklyLearn',
    title: '学金融知识，领红包',
    lines: ['通过防骗测验、说说您的意见', '先到先得，送完为止'],
  },
  {
    posterId: 'cityCard',
    subject: 'CAMPAIGN',
    layout: 'FRAME',
    actId: 'cityCard',
    title: '每月领一次城市权益',
    lines: ['选择所在城市，领取商户券', '每种券每月一张'],
  },
  {
    posterId: 'regularDeposit',
    subject: 'DEPOSIT',
    layout: 'SIDE',
    title: '普通储蓄存款',
    lines: ['整存整取，期限自选', '到期还本付息，利率以产品页为准'],
  },
  {
    posterId: 'cashWealth',
    subject: 'WEALTH',
    layout: 'BAND',
    productType: '91318017',
    title: '现金管理类理财',
    lines: ['本行代销，由理财公司发行和管理', '过往业绩不预示未来表现，投资须谨慎'],
  },
]
