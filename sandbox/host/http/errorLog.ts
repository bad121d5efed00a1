import { sqlState } from '@sandbox/kernel/db'

/** What the log says of a bug: the place, never values, because a driver's message contains the query's parameters. */
export interface ErrorReport {
  readonly name: string
  readonly sqlState?: string
  readonly frames: readonly string[]
  readonly cause?: ErrorReport
}

const FRAMES = 12

/** Describes a bug for the log without any personal data. */
export function reportError(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const state = sqlState(error)
  return {
    name: error.name,
    ...(state === undefined ? {} : { sqlState: state }),
    frames: frames.slice(0, FRAMES).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: reportError(error.cause) } : {}),
  }
}
