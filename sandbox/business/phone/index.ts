import type * as phoneCalls from '@/contract/phone'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { phoneClosingTies } from './closing'
import { askToConfirm } from './confirm'
import { phoneConsole } from './console'
import { phoneExports } from './exports'
import { MESSAGES } from './kinds'
import { phoneReview } from './reviews'
import { seedPhones } from './seed'
import * as tables from './tables'
import { abandonExpired } from './minuteJobs'

export { numberForCode } from './prove'

export const phone = {
  name: 'phone',
  handlers: handlers satisfies Record<keyof typeof phoneCalls, Handler>,
  tables,
  messages: MESSAGES,
  closureChecks: phoneClosingTies,
  exports: phoneExports,
  faceScenes: { changePhone: passScene('changePhone') },
  reviews: { phone: phoneReview },
  minuteJobs: [abandonExpired, askToConfirm],
  seeds: [seedPhones],
  console: phoneConsole,
} satisfies Capability
