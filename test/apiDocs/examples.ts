import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLES } from '@/contract/samples'

/** A right request and a real answer of each call, by its name; a call that nobody in the seeded bank may make has no answer. */
export interface Examples {
  readonly requests: Readonly<Record<string, unknown>>
  readonly answers: Readonly<Record<string, unknown>>
}

export const ANSWERS_FILE = join(__dirname, '../../docs/examples.json')

/** As they stand in the docs; `‹…›` in a request marks what the bank or the customer supplies. */
export const examples = (): Examples => ({
  requests: SAMPLES,
  answers: JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')),
})
