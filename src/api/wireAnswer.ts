import type { Attempt } from './errors'

/** The JSON value of a text; undefined when it has none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A wire answer `{code, msg, ...fields}` (specification §8: 0 is success everywhere). */
export function readAnswer(value: unknown, proven: boolean): Attempt {
  if (!isObject(value) || !Number.isSafeInteger(value.code)) return { kind: 'garbled' }
  const { code, msg, ...fields } = value
  if (code === 0) return { kind: 'answered', fields }
  return { kind: 'refused', code: code as number, message: typeof msg === 'string' ? msg : '', proven }
}

/** Whether a value is meant as a sealed answer; whether it is one only its channel can say. */
export const looksSealed = (value: unknown): boolean => isObject(value) && 'ct' in value
