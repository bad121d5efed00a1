export interface BenchOptions {
  /** Fewer and shorter runs: for a look, not for the record. */
  readonly quick: boolean
  readonly say: (line: string) => void
}

/** One part of the bench. It can be run alone and owns one part of docs/measurements.md. */
export interface Section {
  readonly name: string
  readonly title: string
  /** Measures, and answers what stands below the title: Markdown. */
  readonly run: (options: BenchOptions) => Promise<string>
}
