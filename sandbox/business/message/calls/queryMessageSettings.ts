import { queryMessageSettings as call } from '@/contract/message/queryMessageSettings'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { knownKinds } from '../knownKinds'
import { settingsOf } from '../settings'

export const queryMessageSettings = accountHandler(call, async ({ bank, customer }) => {
  const { capabilities, db, services } = bank
  return ok({ kinds: await settingsOf(db.drizzle, knownKinds(capabilities), services.subscriptions, customer) })
})
