/** Why the law keeps the bank from selling a family, whatever the bank would like. */
export interface Closure {
  /** The year from which nothing is sold under it any more. */
  readonly since: number
  /** Where that is written. */
  readonly source: string
  /** What the rule ended, as customers call it. */
  readonly kind: string
}

/**
 * The central bank's notice 59 of 2020 on deposit rates (recalled) had banks put an end to "innovations" of time
 * deposits: none is sold since 2021 (regulation on notice 9 of 2021). Who holds one keeps it as it was agreed.
 */
const ENDED_IN_2021 = { since: 2021, source: '中国人民银行银发〔2020〕59号' } as const

/** The closures that the catalogue's families refer to, beside each family's own row (./families). */
export const CLOSURES = {
  /** An early withdrawal earns the rate of the longest whole period held, whatever the family is called. */
  tieredRates: { ...ENDED_IN_2021, kind: '靠档计息' },
  /** A rate above that of a plain time deposit for a term of the bank's own making. */
  smartDeposits: { ...ENDED_IN_2021, kind: '智能存款' },
} as const satisfies Readonly<Record<string, Closure>>

export type ClosureKey = keyof typeof CLOSURES
