export { QUESTIONNAIRE } from './questionnaire'
export { customerAge, suitabilityRefusal } from './suitability'
export { latestRiskTest, riskStanding, takeRiskTest, type RiskTest, type RiskTestDraft } from './tests'
