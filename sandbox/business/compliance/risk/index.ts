export { QUESTIONNAIRE } from './questionnaire'
export { customerAge, suitabilityRefusal } from './suitability'
export { latestRiskTest, latestRiskTests, riskStanding, takeRiskTest, type RiskTest, type RiskTestDraft } from './tests'
