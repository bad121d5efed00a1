import type * as maturityCalls from '@/contract/maturity'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { maturityClosing } from './closing'
import { payMatured } from './dayEnd'
import { renewAll } from './seed'
import { remindMaturing } from './reminders'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import * as tables from './tables'

export { forecast, type Forecast } from './forecast'
export { choiceOf, isChangeable } from './instructions'
export { renewalOf } from './records'

export const maturity = {
  name: 'maturity',
  handlers: handlers satisfies Record<keyof typeof maturityCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { payMatured, remindMaturing },
  seedActs: { renewAll },
  exports: { maturityInstructions: ownRows(tables.maturityInstructions), renewals: ownRows(tables.renewals) },
  closureChecks: maturityClosing,
} satisfies Capability
