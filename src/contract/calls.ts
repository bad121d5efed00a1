import type { Call } from './call'
import { approvalCalls } from './approval'
import { entryCalls } from './entry'
import { onboardingCalls } from './onboarding'
import { identityCalls } from './identity'
import { complianceCalls } from './compliance'
import { productCalls } from './product'
import { orderCalls } from './order'
import { holdingCalls } from './holding'
import { maturityCalls } from './maturity'
import { messageCalls } from './message'
import { contentCalls } from './content'
import { casesCalls } from './cases'
import { surveyCalls } from './survey'
import { accountCalls } from './account'
import { transferCalls } from './transfer'
import { statementCalls } from './statement'
import { cardCalls } from './card'
import { enterpriseCalls } from './enterprise'
import { familyCalls } from './family'
import { subaccountCalls } from './subaccount'
import { potsCalls } from './pots'
import { securityCalls } from './security'
import { lossCalls } from './loss'
import { phoneCalls } from './phone'
import { closureCalls } from './closure'
import { pointsCalls } from './points'
import { voucherCalls } from './voucher'
import { campaignCalls } from './campaign'
import { drawCalls } from './draw'
import { specialCalls } from './special'
import { bridgeCalls } from './bridge'
import { loanCalls } from './loan'
import { referralCalls } from './referral'
import { shopCalls } from './shop'
import { commissionCalls } from './commission'
import { trackingCalls } from './tracking'

/** Every call, for the sandbox, docs/api.md and the tests. The app imports single calls instead, to stay small. */
export const CALLS = {
  ...entryCalls,
  ...onboardingCalls,
  ...identityCalls,
  ...complianceCalls,
  ...productCalls,
  ...orderCalls,
  ...holdingCalls,
  ...maturityCalls,
  ...messageCalls,
  ...contentCalls,
  ...casesCalls,
  ...surveyCalls,
  ...accountCalls,
  ...transferCalls,
  ...statementCalls,
  ...cardCalls,
  ...familyCalls,
  ...subaccountCalls,
  ...potsCalls,
  ...enterpriseCalls,
  ...approvalCalls,
  ...securityCalls,
  ...lossCalls,
  ...phoneCalls,
  ...closureCalls,
  ...pointsCalls,
  ...voucherCalls,
  ...campaignCalls,
  ...drawCalls,
  ...specialCalls,
  ...bridgeCalls,
  ...loanCalls,
  ...referralCalls,
  ...shopCalls,
  ...commissionCalls,
  ...trackingCalls,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
