import { DAY_MS } from '../dates/day'

/** How long a link in a text message leads to what the message was about, in days; then to the general page. */
export const LINK_DAYS = 30

/** Whether a link is over. @param madeAt epoch ms, as `now`; none for one that the bank didn't make */
export const isLinkOver = (madeAt: number | undefined, now: number): boolean =>
  madeAt === undefined || now >= madeAt + LINK_DAYS * DAY_MS

/** The looks of the campaign that text messages lead to, with what each message says. */
export const SMS_PAGES = {
  actId: 'textMessage',
  says: { deposit: '在售存款的期限和规则，请查看', newcomer: '开立电子账户的步骤，请查看' },
} as const

export const SMS_LOOKS = ['deposit', 'newcomer'] as const
export type SmsLook = (typeof SMS_LOOKS)[number]

/** What the page's button is called by which its reader stops such messages, as every message says. */
export const STOP_SMS = '停止接收'

/** A text message about campaigns. @param origin the address that customers use, without a path */
export const smsText = (look: SmsLook, origin: string, token: string): string =>
  `${SMS_PAGES.says[look]} ${origin}/main/promoteSMS_${look}?t=${token} 。拒收请打开链接点“${STOP_SMS}”，无需登录`
