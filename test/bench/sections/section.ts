export interface BenchOptions {
  /** Fewer and shorter runs, for a first impression and not for the record. */
  readonly quick: boolean
  readonly say: (line: string) => void
}

/** One part of the bench. It can be run alone and writes one part of docs/measurements.md. */
export interface Section {
  readonly name: string
  readonly title: string
  /** Measures, and gives the Markdown below the title. */
  readonly run: (options: BenchOptions) => Promise<string>
}
