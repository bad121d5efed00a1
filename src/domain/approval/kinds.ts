import { yuan } from '../money/fen'
import type { Fen } from '../money/fen'
import { ORG_ROLES } from '../enterprise/orgCard'
import type { OrgRole } from '../enterprise/orgCard'

/** Enterprises' applications, then the bank's own. */
export const APPROVAL_KINDS = [
  'PAYROLL',
  'ORG_OUT',
  'ORG_CARD',
  'MEMBER',
  'SPECIAL_BATCH',
  'MARKETER',
  'SHOP',
  'CAMPAIGN',
  'ELIGIBLE',
  'CASE_EXTENSION',
  'SPECIAL_PROOF',
] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** Duties of single people of the bank: who answers for the business, and who for compliance. */
export type BankDuty = 'BUSINESS' | 'COMPLIANCE'

/** In whose name somebody applies or decides: a member of an enterprise, the bank's staff, or a duty among them. */
export type ApprovalRole = OrgRole | 'STAFF' | BankDuty
export const APPROVAL_ROLES = [...ORG_ROLES, 'STAFF', 'BUSINESS', 'COMPLIANCE'] as const satisfies ApprovalRole[]

/** Whether it is a role of an enterprise's members. */
export const isOrgRole = (role: ApprovalRole): role is OrgRole => (ORG_ROLES as readonly string[]).includes(role)

/** Who decides, in their order. */
type Deciders = readonly ApprovalRole[]

/** Everything that differs between the kinds before any of them is carried out. */
export interface ApprovalFacts {
  /** Chinese, as people read it. */
  readonly name: string
  readonly side: 'ORG' | 'BANK'
  /** Who may write one in the app; none for one that comes of something else. */
  readonly writtenBy: readonly ApprovalRole[]
  readonly deciders: Deciders
  /** Of a larger amount, in fen. */
  readonly above?: { readonly amount: Fen; readonly deciders: Deciders }
  /** Where its applicant is the legal representative, whom nobody else of the same role may stand in for. */
  readonly ofLegal?: Deciders
}

/** Up to this amount an enterprise's payment is decided by one checker; above by the legal representative too. Ours. */
export const ONE_CHECKER_UP_TO = /*#__PURE__*/ yuan(50_000)

const ORG_MONEY = {
  side: 'ORG',
  writtenBy: ['MAKER'],
  deciders: ['CHECKER'],
  above: { amount: ONE_CHECKER_UP_TO, deciders: ['CHECKER', 'LEGAL'] },
} as const

const ORG_MATTER = { side: 'ORG', deciders: ['LEGAL'], ofLegal: ['CHECKER'] } as const
const BANK_MATTER = { side: 'BANK', writtenBy: ['STAFF'], deciders: ['STAFF'] } as const

/**
 * Every kind. What one carries out belongs to a capability of the bank, which registers it (`approvals` of
 * sandbox/kernel/capability.ts); a kind that nobody has registered can't be written or handed in.
 */
export const APPROVAL_FACTS: Readonly<Record<ApprovalKind, ApprovalFacts>> = {
  PAYROLL: { name: '代发工资', ...ORG_MONEY },
  ORG_OUT: { name: '对公转出', ...ORG_MONEY },
  ORG_CARD: { name: '绑定对公账户', ...ORG_MATTER, writtenBy: [] },
  MEMBER: { name: '成员变更', ...ORG_MATTER, writtenBy: ['LEGAL', 'MAKER'] },
  SPECIAL_BATCH: { name: '专项款项', ...ORG_MONEY },
  // Handed in from its data file; by the business first, then by compliance.
  CAMPAIGN: { name: '活动发布', side: 'BANK', writtenBy: [], deciders: ['BUSINESS', 'COMPLIANCE'] },
  MARKETER: { name: '推广人员资格', ...BANK_MATTER, writtenBy: [] },
  SHOP: { name: '店铺上线', ...BANK_MATTER, writtenBy: [] },
  ELIGIBLE: { name: '公职专属认证', ...BANK_MATTER, writtenBy: [] },
  CASE_EXTENSION: { name: '投诉延期', ...BANK_MATTER, writtenBy: [] },
  // Of who can't or won't show a face: a clerk has seen them, another decides.
  SPECIAL_PROOF: { name: '专项款项网点核验', ...BANK_MATTER, writtenBy: [] },
}

/** What decides who decides. */
export interface ToDecide {
  readonly kind: ApprovalKind
  /** Fen; none where no money moves. */
  readonly amount: number | undefined
  /** Of who applied; none for somebody from outside. */
  readonly applicantRole: ApprovalRole | undefined
}

/** The roles that decide, in their order. */
export function decidersOf({ kind, amount, applicantRole }: ToDecide): Deciders {
  const { deciders, above, ofLegal } = APPROVAL_FACTS[kind]
  if (above && amount !== undefined && amount > above.amount) return above.deciders
  return applicantRole === 'LEGAL' && ofLegal ? ofLegal : deciders
}

/** The kinds that a role may write in the app, in their order. */
export const kindsWrittenBy = (role: ApprovalRole): readonly ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => APPROVAL_FACTS[kind].writtenBy.includes(role))
