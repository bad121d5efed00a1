import type { Call } from './call'
import * as approvalCalls from './approval'
import * as entryCalls from './entry'
import * as onboardingCalls from './onboarding'
import * as identityCalls from './identity'
import * as complianceCalls from './compliance'
import * as productCalls from './product'
import * as orderCalls from './order'
import * as holdingCalls from './holding'
import * as maturityCalls from './maturity'
import * as messageCalls from './message'
import * as contentCalls from './content'
import * as casesCalls from './cases'
import * as surveyCalls from './survey'
import * as accountCalls from './account'
import * as transferCalls from './transfer'
import * as statementCalls from './statement'
import * as cardCalls from './card'
import * as enterpriseCalls from './enterprise'
import * as familyCalls from './family'
import * as subaccountCalls from './subaccount'
import * as potsCalls from './pots'
import * as securityCalls from './security'
import * as lossCalls from './loss'
import * as phoneCalls from './phone'
import * as closureCalls from './closure'
import * as pointsCalls from './points'
import * as voucherCalls from './voucher'
import * as campaignCalls from './campaign'
import * as drawCalls from './draw'
import * as specialCalls from './special'
import * as bridgeCalls from './bridge'
import * as loanCalls from './loan'
import * as referralCalls from './referral'
import * as shopCalls from './shop'
import * as commissionCalls from './commission'
import * as trackingCalls from './tracking'

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
