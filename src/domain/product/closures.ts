/** A law that forbids the bank to sell a family. */
export interface Closure {
  /** The year from which nothing may be sold. */
  readonly since: number
  /** The document with the rule. */
  readonly source: string
  /** The kind of product the rule ended, in customers' words. */
  readonly kind: string
}

/**
 * The central bank's notice 59 of 2020 on deposit rates (recalled) required banks to end "innovations" of time deposits:
 * none is sold since 2021 (regulation on notice 9 of 2021). Existing deposits continue as agreed.
 */
const ENDED_IN_2021 = { since: 2021, source: '中国人民银行银发〔2020〕59号' } as const

/** The closures to which rows in ./families refer. */
export const CLOSURES = {
  /** An early withdrawal earns the rate of the longest whole period held, whatever the family is called. */
  tieredRates: { ...ENDED_IN_2021, kind: '靠档计息' },
  /** A rate above that of a plain time deposit for a term the bank has defined itself. */
  smartDeposits: { ...ENDED_IN_2021, kind: '智能存款' },
} as const satisfies Readonly<Record<string, Closure>>

export type ClosureKey = keyof typeof CLOSURES
