import { is } from 'valibot'
import { CALLS } from '@/contract/calls'
import type { Call } from '@/contract/call'
import type { CallName } from '@/contract/calls'
import { isFull } from '@test/strength'
import { askOnce } from './askAll'
import type { Asked } from './askAll'
import type { Person } from './person'
import { newClientId } from './client'
import { nameOf } from './walk'

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values that break databases, parsers and sums: each has the right type for some field but a wrong value. */
export const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '９１３１８０１７',
  "'; drop table customers; --",
  '%_\\',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-1',
  'x'.repeat(5_000),
  '99999999999999999999',
  0,
  -1,
  0.5,
  1e21,
  -1e21,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  // What NaN and the infinities become on their way as JSON.
  null,
  true,
  [],
  ['a'],
  {},
  { text: 'x' },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  deep(2_000),
]

/** The place of a value in a request. */
export type Path = readonly (string | number)[]

/** Every field of a request, at every depth: objects and lists themselves, and what is in them. */
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key]
    return [path, ...pathsOf(inner, path)]
  })
}

/** A copy with another value at a path; `undefined` removes the field. */
export function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy: unknown = Array.isArray(whole) ? [...(whole as unknown[])] : { ...Object(whole) }
  const fields = copy as Record<string | number, unknown>
  fields[key] = withValue(fields[key], rest, value)
  return copy
}

/** The value at a path. */
export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], whole)

/**
 * The requests made from one right request: each hostile value in each field, each field missing, and unknown fields
 * added.
 */
export function* hostileRequests(
  right: object,
): Generator<{ readonly what: string; readonly request: object; readonly value: unknown }> {
  for (const path of pathsOf(right)) {
    const name = path.join('.')
    for (const value of HOSTILE) {
      const what = `${name}: ${JSON.stringify(value).slice(0, 40)}`
      yield { what, request: withValue(right, path, value) as object, value }
    }
    yield { what: `${name} left out`, request: withValue(right, path, undefined) as object, value: undefined }
  }
  const more = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toString":"x"}') as object
  yield {
    what: 'fields nobody asked for',
    request: Object.assign(Object.create(null), more, right) as object,
    value: more,
  }
}

/**
 * A right request with other words wherever the contract lets any stand: what a stranger writes must not be what stands
 * there already. What is somebody's own, and versions of texts, stay.
 * @param sample the same before what is somebody's own was filled in
 */
export function inOtherWords(name: CallName, sample: object, request: object): object {
  const call: Call = CALLS[name]
  return pathsOf(sample).reduce<object>((written, path) => {
    const [value, literal] = [valueAt(written, path), valueAt(sample, path)]
    if (typeof value !== 'string' || value !== literal || /version$/i.test(String(path[path.length - 1])))
      return written
    const others = [`${value}改`, `${value}x`, `改${value.slice(1)}`].map(
      (other) => withValue(written, path, other) as object,
    )
    return others.find((other) => is(call.request, other)) ?? written
  }, request)
}

/** What became of a request that may have anything in it. */
export async function outcomeOf(person: Person, call: Call, request: object): Promise<string> {
  try {
    const answer = await askOnce(person.applicant.app, call, request)
    return answer.ok ? 'done' : answer.error
  } catch (error) {
    // Values that can't be sent at all: not UTF-8, or too long for a header.
    if (error instanceof RangeError || error instanceof URIError) return 'not sent'
    throw error
  }
}

/**
 * Requests that broke the bank, or that it took for right although the contract refuses them. What the contract refuses, it
 * refuses for every call at one place of the server: each of a call's fields shows that with one value, and the full run
 * with each value once a call.
 */
export async function faultsOfHostile(person: Person, { name, request: right }: Asked): Promise<string[]> {
  const call: Call = CALLS[name]
  const faults: string[] = []
  const refused = new Set<unknown>()
  // As text in an address a value may be another, right one.
  const inAddress = call.method === 'GET' && call.protection === 'plain'
  for (const { what, request, value } of hostileRequests(right)) {
    const isValid = is(call.request, request)
    const once = isFull ? value : what.split(/[: ]/)[0]
    if (!isValid && refused.has(once)) continue
    if (!isValid) refused.add(once)
    const isIdRight = (request as { clientId?: unknown }).clientId === (right as { clientId?: unknown }).clientId
    const fresh = call.effect === 'money' && isIdRight ? { ...request, clientId: newClientId() } : request
    const outcome = await outcomeOf(person, call, fresh)
    if (outcome === 'InternalError') faults.push(`${name} of ${nameOf(person)} broke at ${what}`)
    if (outcome === 'done' && !isValid && !inAddress)
      faults.push(`${name} of ${nameOf(person)} was carried out with ${what}`)
  }
  return faults
}
