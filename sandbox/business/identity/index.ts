import type { identityCalls } from '@/contract/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { activateAccount } from './calls/activateAccount'
import { explainTaxResidency } from './calls/explainTaxResidency'
import { idCardImage } from './calls/idCardImage'
import { ocrZipControl } from './calls/ocrZipControl'
import { openFaceVerification } from './calls/openFaceVerification'
import { queryCountries } from './calls/queryCountries'
import { queryIdentifyList } from './calls/queryIdentifyList'
import { queryPersonalInfo } from './calls/queryPersonalInfo'
import { queryRegions } from './calls/queryRegions'
import { queryTaxResidency } from './calls/queryTaxResidency'
import { recogniseIdCard } from './calls/recogniseIdCard'
import { tencentFaceVerify } from './calls/tencentFaceVerify'
import { updateIdCard } from './calls/updateIdCard'
import { updatePersonalInfo } from './calls/updatePersonalInfo'
import { updateTaxResidency } from './calls/updateTaxResidency'
import { verifyIdCardValidPeriod } from './calls/verifyIdCardValidPeriod'
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
export { latestReview, recordIdentity, withdrawReview } from './records'
export { settleReview } from './reviews'
export { keepPersonalInfo, profileOf } from './upkeep'
export { declareResidency } from './tax/declare'

export const identity = {
  name: 'identity',
  handlers: {
    activateAccount,
    explainTaxResidency,
    idCardImage,
    ocrZipControl,
    openFaceVerification,
    queryCountries,
    queryIdentifyList,
    queryPersonalInfo,
    queryRegions,
    queryTaxResidency,
    recogniseIdCard,
    tencentFaceVerify,
    updateIdCard,
    updatePersonalInfo,
    updateTaxResidency,
    verifyIdCardValidPeriod,
  } satisfies Record<keyof typeof identityCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: identityExports,
  unexported: { face_passes: 'good for ten minutes; that a face was shown is among the events' },
  faceScenes: { updateIdCard: passScene('updateIdCard'), activateAccount: passScene('activateAccount') },
  reviews: { idCard: idCardReview, taxResidency: taxReview },
  seeds: [seedTaxResidency],
  upkeep: [({ db, realNow }) => sweepPictures(db.drizzle, realNow())],
  console: identityConsole,
  closingTies: identityClosing,
  timeline: [identityChanges],
} satisfies Capability
