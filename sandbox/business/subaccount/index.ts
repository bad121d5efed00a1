import type * as subaccountCalls from '@/contract/subaccount'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { subaccountClosing } from './closing'
import { subaccountAudit } from './audit'
import * as handlers from './calls'
import { subaccountConsole } from './console'
import { subaccountExports } from './exports'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import { seedSubAccounts, subOpen, subSpend } from './seed'
import * as tables from './tables'

export { MERCHANT_CLEARING, subMoney } from './accounts'
export { ELECTRONIC, electronicRefusal, refund as refundMerchant, spend as payMerchant } from './merchants'
export { onceForMerchant, type Numbered } from './once'
export { renumberSub, subsOf } from './subAccounts'
export { calledSub } from './notify'
export { stateRefusal } from './move'
export { giveUseBack, limitUse, readUse, type LimitUse } from './uses'

export const subaccount = {
  name: 'subaccount',
  handlers: handlers satisfies Record<keyof typeof subaccountCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  exports: subaccountExports,
  audit: subaccountAudit,
  faceScenes: { openSub: passScene('openSub'), resetSub: passScene('resetSub') },
  seeds: [seedSubAccounts],
  seedActs: { subOpen, subSpend },
  console: subaccountConsole,
  closureChecks: subaccountClosing,
} satisfies Capability
