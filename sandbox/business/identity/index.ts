import type * as identityCalls from '@/contract/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { identityClosing } from './closing'
import { identityConsole } from './console'
import { identityExports } from './exports'
import { passScene } from './faces'
import { sweepPictures } from './images'
import { MESSAGES } from './kinds'
import { idCardReview } from './reviews'
import * as tables from './tables'
import { identityChanges } from './timeline'
import { taxReview } from './tax/declare'
import { seedTaxResidency } from './tax/seed'

export type { CheckedIdCard } from './checkIdCard'
export { confirmIdCard } from './confirmIdCard'
export { maskContact } from './exports'
export { consumePass, givePass, hasPass, voidPasses } from './facePasses'
export { facesLeft, passScene } from './faces'
export { readPersonalInfo, readTaxResidency } from './formChecks'
export { forgetPictures, holdPictures, type ImageIds, keepPapers, releasePictures } from './images'
export { papersOf, readUnread } from './papers'
export { endReview, latestReview, recordIdentity, type ReviewEnd } from './records'
export { settleReview } from './reviews'
export { keepPersonalInfo, profileOf } from './upkeep'
export { declareResidency } from './tax/declare'

export const identity = {
  name: 'identity',
  handlers: handlers satisfies Record<keyof typeof identityCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: identityExports,
  unexported: { face_passes: 'good for ten minutes; that a face was shown is among the events' },
  faceScenes: { updateIdCard: passScene('updateIdCard'), activateAccount: passScene('activateAccount') },
  reviews: { idCard: idCardReview, taxResidency: taxReview },
  seeds: [seedTaxResidency],
  minuteJobs: [({ db, realNow }) => sweepPictures(db.drizzle, realNow())],
  console: identityConsole,
  closureChecks: identityClosing,
  timeline: [identityChanges],
} satisfies Capability
