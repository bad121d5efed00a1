import type { Fen } from '@/domain/money/fen'
import type { StatementKind } from '@/domain/statement/kinds'

/** A fact with its caption. */
export interface Fact {
  readonly label: string
  readonly value: string
}

export interface Column {
  readonly title: string
  /** Amounts stand at the right. */
  readonly right: boolean
  /** Of the paper's width, in percent; they add up to 100. */
  readonly share: number
}

/** What a document says, before it is divided into pages. */
export interface Paper {
  readonly kind: StatementKind
  readonly title: string
  readonly facts: readonly Fact[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly sums: readonly Fact[]
  readonly notes: readonly string[]
  /** What it says was in the account at its end, in fen. */
  readonly closing: Fen | undefined
}

/** A page as it is printed and as the app draws it. */
export interface Page {
  readonly facts: Fact[]
  readonly columns: Column[]
  readonly rows: string[][]
  readonly sums: Fact[]
  readonly notes: string[]
}

/** What stands on every page beside its content. */
export interface Issue {
  /** Epoch ms by the bank's clock. */
  readonly at: number
  readonly checkCode: string
}

/** Who a document is about. */
export interface Holder {
  readonly customerId: string
  readonly name: string
  readonly acctNo: string
}
