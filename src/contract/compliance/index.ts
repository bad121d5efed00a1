import { exportMyData } from './exportMyData'
import { queryConsents } from './queryConsents'
import { queryLegalText } from './queryLegalText'
import { queryRiskQuestionnaire } from './queryRiskQuestionnaire'
import { queryRiskResult } from './queryRiskResult'
import { queryTextChanges } from './queryTextChanges'
import { submitRiskTest } from './submitRiskTest'
import { updateConsent } from './updateConsent'

/** The calls of `compliance`; the app imports single calls instead, to stay small. */
export const complianceCalls = {
  exportMyData,
  queryConsents,
  queryLegalText,
  queryRiskQuestionnaire,
  queryRiskResult,
  queryTextChanges,
  submitRiskTest,
  updateConsent,
}
