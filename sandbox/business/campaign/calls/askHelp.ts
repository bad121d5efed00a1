import { askHelp as call } from '@/contract/campaign/askHelp'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { askForHelp, lastOfWeek } from '../help'

export const askHelp = accountHandler(call, async ({ bank, web, session, customer, now }, { actId }) => {
  const person = { customer, openId: session.openId, cookieId: web.cookieId, now }
  const asked = await bank.db.transaction((tx) => askForHelp(tx, actId, person))
  return asked.ok ? ok({ helpCode: asked.value.code, until: lastOfWeek(asked.value.week) }) : asked
})
