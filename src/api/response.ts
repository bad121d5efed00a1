import type { Attempt } from './errors'

/** The JSON value of a text; undefined when the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a wire answer `{code, msg, ...fields}` (specification §8: 0 is success everywhere). */
export function readAnswer(value: unknown, proven: boolean): Attempt {
  if (!isObject(value) || !Number.isSafeInteger(value.code)) return { kind: 'garbled' }
  const { code, msg, ...fields } = value
  if (code === 0) return { kind: 'answered', fields }
  return { kind: 'refused', code: code as number, message: typeof msg === 'string' ? msg : '', proven }
}

/** Whether a value has the form of a sealed answer; only its channel can tell whether it is one. */
export const looksSealed = (value: unknown): boolean => isObject(value) && 'ct' in value
