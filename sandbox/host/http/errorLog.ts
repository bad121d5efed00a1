import { randomBytes } from 'node:crypto'
import { sqlState } from '@sandbox/kernel/db'

/** What the log says of a bug: the place, never values, because a driver's message contains the query's parameters. */
export interface ErrorReport {
  /** Also in the customer's answer, so that a complaint can be matched with the log. */
  readonly errorId: string
  readonly name: string
  readonly sqlState?: string
  readonly frames: readonly string[]
  readonly cause?: Omit<ErrorReport, 'errorId'>
}

const FRAMES = 12

function facts(error: unknown): Omit<ErrorReport, 'errorId'> {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const state = sqlState(error)
  return {
    name: error.name,
    ...(state === undefined ? {} : { sqlState: state }),
    frames: frames.slice(0, FRAMES).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: facts(error.cause) } : {}),
  }
}

/** Describes a bug for the log without any personal data, under a new id. */
export const reportError = (error: unknown): ErrorReport => ({
  errorId: randomBytes(6).toString('hex'),
  ...facts(error),
})
