import { agreeOpening } from './agreeOpening'
import { bindOpeningCard } from './bindOpeningCard'
import { confirmIdCard } from './confirmIdCard'
import { openAccount } from './openAccount'
import { queryOnboarding } from './queryOnboarding'
import { registerCustomer } from './registerCustomer'
import { requestFaceReview } from './requestFaceReview'
import { restartOnboarding } from './restartOnboarding'
import { savePersonalInfo } from './savePersonalInfo'
import { saveTaxResidency } from './saveTaxResidency'
import { setOpeningPassword } from './setOpeningPassword'

/** The calls of `onboarding`; the app imports single calls instead, to stay small. */
export const onboardingCalls = {
  agreeOpening,
  bindOpeningCard,
  confirmIdCard,
  openAccount,
  queryOnboarding,
  registerCustomer,
  requestFaceReview,
  restartOnboarding,
  savePersonalInfo,
  saveTaxResidency,
  setOpeningPassword,
}
