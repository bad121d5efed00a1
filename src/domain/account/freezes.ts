/** Why money is held: by a court or another authority, the bank's risk control, or a dispute. */
export const FREEZE_KINDS = ['JUDICIAL', 'RISK', 'DISPUTE'] as const
export type FreezeKind = (typeof FREEZE_KINDS)[number]

/** ACTIVE until its last day is over (EXPIRED) or it is lifted by the party that asked for it (LIFTED). */
export const FREEZE_STATES = ['ACTIVE', 'LIFTED', 'EXPIRED'] as const
export type FreezeState = (typeof FREEZE_STATES)[number]

/** The name of each kind, and what the customer can do. */
export const FREEZE_TEXTS: Readonly<Record<FreezeKind, { readonly name: string; readonly help: string }>> = {
  JUDICIAL: { name: '司法冻结', help: '如有疑问，请联系作出冻结决定的机关' },
  RISK: { name: '风险冻结', help: '请致电客服核实账户使用情况' },
  DISPUTE: { name: '争议冻结', help: '争议处理完毕后解除，进度请咨询客服' },
}
