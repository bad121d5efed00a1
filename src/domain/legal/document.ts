/**
 * What matters most of what a version changes, for who agreed to the one before: one to three lines, written by who
 * publishes it. A document without them, or with more, doesn't compile.
 */
export type ChangeSummary = readonly [string] | readonly [string, string] | readonly [string, string, string]

/** A legal text the customer can read: data, so that it can be checked, compared and replaced without touching a page. */
export interface LegalDocument {
  readonly title: string
  readonly version: string
  /** YYYYMMDD it takes effect. */
  readonly effective: string
  readonly changes: ChangeSummary
  /** What matters most, before everything else. */
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  /** Stable: the table of contents leads to it. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Rows of what is collected, for what and whether it can be refused. */
  readonly table?: readonly LegalRow[]
}

export interface LegalRow {
  readonly what: string
  readonly purpose: string
  readonly choice: string
}
