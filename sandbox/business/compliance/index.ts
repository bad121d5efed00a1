import type { complianceCalls } from '@/contract/compliance'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { exportMyData } from './calls/exportMyData'
import { queryConsents } from './calls/queryConsents'
import { queryLegalText } from './calls/queryLegalText'
import { queryRiskQuestionnaire } from './calls/queryRiskQuestionnaire'
import { queryRiskResult } from './calls/queryRiskResult'
import { queryTextChanges } from './calls/queryTextChanges'
import { submitRiskTest } from './calls/submitRiskTest'
import { updateConsent } from './calls/updateConsent'
import { complianceExports } from './privacy/export'
import { seedRiskTests } from './risk/seed'
import { seedFormerTexts } from './texts/seed'
import * as tables from './tables'

export { customerAge, suitabilityRefusal } from './risk/suitability'
export { latestRiskTest, latestRiskTests, type RiskTest } from './risk/tests'
export { publishedText } from './texts/published'

export const compliance = {
  name: 'compliance',
  handlers: {
    exportMyData,
    queryConsents,
    queryLegalText,
    queryRiskQuestionnaire,
    queryRiskResult,
    queryTextChanges,
    submitRiskTest,
    updateConsent,
  } satisfies Record<keyof typeof complianceCalls, Handler>,
  tables,
  exports: complianceExports,
  seeds: [seedRiskTests, seedFormerTexts],
} satisfies Capability
