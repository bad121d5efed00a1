import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import type { Seed } from '@sandbox/kernel/seed'
import { schema } from '@sandbox/kernel/db'
import { bankNow } from '@sandbox/kernel/clock'
import { announce } from './announce'
import type { Announcement } from './announce'

/** The customer whose box has more than a page; 李娜's stays empty, and 马超's has what his one deposit caused. */
const READER = 'zhangwei'

/** The bank's announcements, by days before today, the oldest first. */
const NOTICES: readonly (Pick<Announcement, 'title' | 'body' | 'about'> & { readonly daysAgo: number })[] = [
  {
    daysAgo: 36,
    title: '谨防冒充客服诈骗',
    body: `我行工作人员不会向您索要密码、验证码，也不会要求您把资金转入“安全账户”。如有疑问请致电${BRAND.hotline}。`,
  },
  {
    daysAgo: 30,
    title: '系统维护公告',
    body: '我行定于凌晨2:00至4:00进行系统升级，期间将暂停转账与产品交易，给您带来不便敬请谅解。',
  },
  {
    daysAgo: 18,
    title: '个人信息保护提示',
    body: '您可随时查看我行如何收集和使用您的个人信息，并管理您的授权。',
    about: { subject: 'privacyPolicy' },
  },
  {
    daysAgo: 9,
    title: '存款保险提示',
    body: `我行已投保存款保险，同一存款人本外币存款本金与利息合计在${FIGURES.insuranceLimit}以内的，依法全额偿付。`,
  },
]

export const seedNotices: Seed = {
  name: 'notices',
  async run(tx, { people }) {
    const reader = people.find(({ key }) => key === READER)?.customerId ?? ''
    const now = await bankNow(tx)
    for (const { daysAgo, ...notice } of NOTICES) {
      await announce(tx, {
        ...notice,
        id: `seed ${daysAgo}`,
        now: now - daysAgo * DAY_MS,
        to: eq(schema.customers.id, reader),
      })
    }
  },
}
