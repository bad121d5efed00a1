import { applyMarketer as call } from '@/contract/referral/applyMarketer'
import { accountHandler } from '@sandbox/kernel/scope'
import { applyAsMarketer } from '../marketers'

export const applyMarketer = accountHandler(call, (scope, { promised: _, ...application }) =>
  scope.bank.db.transaction((tx) => applyAsMarketer(tx, scope, application)),
)
