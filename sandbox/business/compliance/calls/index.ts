// A handler for each call of this capability.
export { exportMyData } from './exportMyData'
export { queryConsents } from './queryConsents'
export { queryLegalText } from './queryLegalText'
export { queryRiskQuestionnaire } from './queryRiskQuestionnaire'
export { queryRiskResult } from './queryRiskResult'
export { queryTextChanges } from './queryTextChanges'
export { submitRiskTest } from './submitRiskTest'
export { updateConsent } from './updateConsent'
