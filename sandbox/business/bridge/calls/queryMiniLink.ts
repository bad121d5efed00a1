import { queryMiniLink as call } from '@/contract/bridge/queryMiniLink'
import { addDays } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { isUp } from '../crossings'

/** How long WeChat keeps a URL link. */
export const LINK_DAYS = 30

export const queryMiniLink = publicHandler(call, async ({ bank, today }, { to = '/' }) => {
  if (!(await isUp(bank.db.drizzle, 'mini'))) return fail(bankError('BridgeTargetDown'))
  const link = await bank.services.wechat.urlLink(bank.db.drizzle, to, LINK_DAYS)
  return link.ok ? ok({ link: link.value, until: addDays(today, LINK_DAYS) }) : fail(bankError('ServiceUnavailable'))
})
