import { helpFriend as call } from '@/contract/campaign/helpFriend'
import { ok } from '@/domain/result'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { accountHandler } from '@sandbox/kernel/scope'
import { help, readHelp } from '../help'

export const helpFriend = accountHandler(call, async ({ bank, web, session, customer, now }, { helpCode }) => {
  const person = { customer, openId: session.openId, cookieId: web.cookieId, now }
  const helped = await bank.db.transaction((tx) => undoneWhenRefused(tx, (within) => help(within, helpCode, person)))
  if (!helped.ok) return helped
  const read = await readHelp(bank.db.drizzle, helpCode, now)
  return read.ok ? ok({ name: read.value.name }) : read
})
