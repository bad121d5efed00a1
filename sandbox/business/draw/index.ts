import type * as drawCalls from '@/contract/draw'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { drawAudit } from './audit'
import * as handlers from './calls'
import { drawClosing } from './closing'
import { drawConsole } from './console'
import { settleParcels } from './dayEnd'
import { drawExports } from './exports'
import { MESSAGES } from './kinds'
import { goodsGiver } from './parcels'
import { seedDraws } from './seed'
import * as tables from './tables'

export const draw = {
  name: 'draw',
  handlers: handlers satisfies Record<keyof typeof drawCalls, Handler>,
  tables,
  messages: MESSAGES,
  dayEnd: { settleParcels },
  exports: drawExports,
  audit: drawAudit,
  closureChecks: drawClosing,
  rewards: goodsGiver,
  seeds: [seedDraws],
  console: drawConsole,
} satisfies Capability
