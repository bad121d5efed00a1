import type * as entryCalls from '@/contract/entry'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { wechatExport } from './exports'

export const entry = {
  name: 'entry',
  handlers: handlers satisfies Record<keyof typeof entryCalls, Handler>,
  tables: {},
  exports: { wechat: wechatExport },
} satisfies Capability
