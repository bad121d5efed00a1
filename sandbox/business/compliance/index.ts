import type * as complianceCalls from '@/contract/compliance'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { complianceExports } from './privacy/export'
import { seedRiskTests } from './risk/seed'
import { seedFormerTexts } from './texts/seed'
import * as tables from './tables'

export { customerAge, suitabilityRefusal } from './risk/suitability'
export { latestRiskTest, latestRiskTests, type RiskTest } from './risk/tests'
export { publishedText } from './texts/published'

export const compliance = {
  name: 'compliance',
  handlers: handlers satisfies Record<keyof typeof complianceCalls, Handler>,
  tables,
  exports: complianceExports,
  seeds: [seedRiskTests, seedFormerTexts],
} satisfies Capability
