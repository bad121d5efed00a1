import { BRAND } from '@/domain/brand'
import { inSection, list, note, say, way } from './write'
import type { Written } from './write'

const notice = inSection('NOTICE')

/** What the bank makes known about its business. */
export const NOTICES: readonly Written[] = [
  notice(
    {
      articleId: 'official-channels',
      topic: 'business',
      title: '关于我行官方渠道的公告',
      summary: '请认准公众号、小程序和客服热线',
      keywords: ['官方渠道', '假冒', '公众号', '小程序'],
    },
    list(`客服热线：${BRAND.hotline}`, `微信公众号、小程序：${BRAND.bankName}`),
    say('我行没有委托任何个人或机构代办开户、提额、注销，也不会通过私人微信办理业务。'),
    note(`遇到可疑情况，请致电${BRAND.hotline}核实。`),
    way('防骗知识', 'education'),
  ),
]
