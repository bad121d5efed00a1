import type { Eligibility } from './tables'

const SHOWN = 4

/** An application as its customer reads it. */
export const eligibilityFacts = ({ state, institution, department, workNo, appliedAt, decidedAt }: Eligibility) => ({
  ...{ state, institution, department, appliedAt },
  workNoEnd: workNo.slice(-Math.min(SHOWN, workNo.length - 1)),
  ...(decidedAt === null ? {} : { decidedAt }),
})
