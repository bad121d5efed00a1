import type * as lossCalls from '@/contract/loss'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { lossConsole } from './console'
import { lossExports } from './exports'
import { lossClosing, lostAccountGuard, lostOwnerGuard } from './guards'
import { MESSAGES } from './kinds'
import { lapseLosses, settleAllRenewed } from './lapse'
import { seedLosses } from './seed'
import * as tables from './tables'
import { lossesReported } from './timeline'

export const loss = {
  name: 'loss',
  handlers: handlers satisfies Record<keyof typeof lossCalls, Handler>,
  tables,
  messages: MESSAGES,
  paymentGuards: [lostAccountGuard],
  ownerGuards: [lostOwnerGuard],
  closureChecks: lossClosing,
  faceScenes: {
    confirmLoss: passScene('confirmLoss'),
    liftLoss: passScene('liftLoss'),
    replaceLoss: passScene('replaceLoss'),
  },
  minuteJobs: [settleAllRenewed],
  dayEnd: { lapseLosses },
  exports: lossExports,
  seeds: [seedLosses],
  console: lossConsole,
  timeline: [lossesReported],
} satisfies Capability
