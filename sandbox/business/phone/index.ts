import type { phoneCalls } from '@/contract/phone'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { checkPhoneOwner } from './calls/checkPhoneOwner'
import { confirmPhone } from './calls/confirmPhone'
import { nameNewPhone } from './calls/nameNewPhone'
import { provePhone } from './calls/provePhone'
import { queryPhoneChange } from './calls/queryPhoneChange'
import { requestPhoneReview } from './calls/requestPhoneReview'
import { setCardPhone } from './calls/setCardPhone'
import { startPhoneChange } from './calls/startPhoneChange'
import { phoneClosingTies } from './closing'
import { askToConfirm } from './confirm'
import { phoneConsole } from './console'
import { phoneExports } from './exports'
import { MESSAGES } from './kinds'
import { phoneReview } from './reviews'
import { seedPhones } from './seed'
import * as tables from './tables'
import { abandonExpired } from './upkeep'

export { numberForCode } from './prove'

export const phone = {
  name: 'phone',
  handlers: {
    checkPhoneOwner,
    confirmPhone,
    nameNewPhone,
    provePhone,
    queryPhoneChange,
    requestPhoneReview,
    setCardPhone,
    startPhoneChange,
  } satisfies Record<keyof typeof phoneCalls, Handler>,
  tables,
  messages: MESSAGES,
  closingTies: phoneClosingTies,
  exports: phoneExports,
  faceScenes: { changePhone: passScene('changePhone') },
  reviews: { phone: phoneReview },
  upkeep: [abandonExpired, askToConfirm],
  seeds: [seedPhones],
  console: phoneConsole,
} satisfies Capability
