/** Why money is kept in its place: a court or another authority, the bank's risk control, a dispute. */
export const FREEZE_KINDS = ['JUDICIAL', 'RISK', 'DISPUTE'] as const
export type FreezeKind = (typeof FREEZE_KINDS)[number]

/** ACTIVE until its last day is over (EXPIRED) or who asked for it lifts it (LIFTED). */
export const FREEZE_STATES = ['ACTIVE', 'LIFTED', 'EXPIRED'] as const
export type FreezeState = (typeof FREEZE_STATES)[number]

/** What each is called, and what helps the customer on. */
export const FREEZE_TEXTS: Readonly<Record<FreezeKind, { readonly name: string; readonly help: string }>> = {
  JUDICIAL: { name: '司法冻结', help: '如有疑问，请联系作出冻结决定的机关' },
  RISK: { name: '风险冻结', help: '请致电客服核实账户使用情况' },
  DISPUTE: { name: '争议冻结', help: '争议处理完毕后解除，进度请咨询客服' },
}
