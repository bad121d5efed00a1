import type * as pointsCalls from '@/contract/points'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { pointsAudit } from './audit'
import * as handlers from './calls'
import { pointsClosing } from './closing'
import { pointsConsole } from './console'
import { expirePoints, settleMall, notifyExpiring } from './dayEnd'
import { followOccasions, pointsRewards } from './earn'
import { pointsExports } from './exports'
import { MESSAGES } from './kinds'
import { remindCheckIns } from './remind'
import { secondLookGuard } from './secondLooks'
import { seedPoints, seedRanking, seedSecondLooks } from './seed'
import * as tables from './tables'

export const points = {
  name: 'points',
  handlers: handlers satisfies Record<keyof typeof pointsCalls, Handler>,
  tables,
  messages: MESSAGES,
  dayEnd: { expirePoints, notifyExpiring, settleMall },
  exports: pointsExports,
  unexported: {
    points_accounts: 'balances, which the last line of what came and went shows',
    ranking_scores: 'sums by month of points that are listed one by one',
  },
  audit: pointsAudit,
  closureChecks: pointsClosing,
  follows: followOccasions,
  answerGuard: secondLookGuard,
  rewards: pointsRewards,
  minuteJobs: [remindCheckIns],
  seeds: [seedSecondLooks, seedPoints, seedRanking],
  console: pointsConsole,
} satisfies Capability
