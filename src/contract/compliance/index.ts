// The calls of this capability; the app imports single calls instead, to stay small.
export { exportMyData } from './exportMyData'
export { queryConsents } from './queryConsents'
export { queryLegalText } from './queryLegalText'
export { queryRiskQuestionnaire } from './queryRiskQuestionnaire'
export { queryRiskResult } from './queryRiskResult'
export { queryTextChanges } from './queryTextChanges'
export { submitRiskTest } from './submitRiskTest'
export { updateConsent } from './updateConsent'
