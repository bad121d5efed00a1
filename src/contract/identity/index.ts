import { activateAccount } from './activateAccount'
import { explainTaxResidency } from './explainTaxResidency'
import { idCardImage } from './idCardImage'
import { ocrZipControl } from './ocrZipControl'
import { openFaceVerification } from './openFaceVerification'
import { queryCountries } from './queryCountries'
import { queryIdentifyList } from './queryIdentifyList'
import { queryPersonalInfo } from './queryPersonalInfo'
import { queryRegions } from './queryRegions'
import { queryTaxResidency } from './queryTaxResidency'
import { recogniseIdCard } from './recogniseIdCard'
import { tencentFaceVerify } from './tencentFaceVerify'
import { updateIdCard } from './updateIdCard'
import { updatePersonalInfo } from './updatePersonalInfo'
import { updateTaxResidency } from './updateTaxResidency'
import { verifyIdCardValidPeriod } from './verifyIdCardValidPeriod'

/** The calls of `identity`; the app imports single calls instead, to stay small. */
export const identityCalls = {
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
}
