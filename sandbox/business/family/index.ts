import type * as familyCalls from '@/contract/family'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { familyClosing } from './closing'
import { notifyClosedFamilyCards } from './closed'
import { familyConsole } from './console'
import { familyExports } from './exports'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import { lapseFamilyCards } from './lapse'
import { seedFamilyCards } from './seed'
import * as tables from './tables'

export const family = {
  name: 'family',
  handlers: handlers satisfies Record<keyof typeof familyCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  minuteJobs: [notifyClosedFamilyCards],
  dayEnd: { lapseFamilyCards },
  exports: familyExports,
  seeds: [seedFamilyCards],
  console: familyConsole,
  closureChecks: familyClosing,
} satisfies Capability
