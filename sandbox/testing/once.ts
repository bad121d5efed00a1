import { is } from 'valibot'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { askOnce } from './askAll'
import type { Person } from './person'
import type { Outcome } from './client'
import { pathsOf, valueAt, withValue } from './hostile'
import { nameOf, requestOf } from './walk'
import type { Walk } from './walk'
import type { Written } from './watch'

/** A money call that was carried out, with the rows that it wrote. */
export interface Done {
  readonly person: Person
  readonly name: CallName
  readonly request: object
  readonly outcome: Outcome<Call>
  readonly written: ReadonlyMap<string, Written>
}

const said = (outcome: Outcome<Call>): string =>
  outcome.ok ? JSON.stringify(outcome.value) : `the refusal ${outcome.error}`

const told = (written: ReadonlyMap<string, Written>): string =>
  [...written].map(([table, { rows }]) => `${table} (${rows} rows)`).join(', ')

const AT_ONCE = 'use moneyHandler, or runOnce with a digest of the request'

/** The same order again under its id: the same answer, and not a row is written. */
export async function faultsOfRetry({ tables }: Walk, { person, name, request, outcome }: Done): Promise<string[]> {
  const who = `${name} of ${nameOf(person)}, sent again under its clientId`
  await tables.written()
  const again = await askOnce(person.applicant.app, CALLS[name], request)
  const written = await tables.written()
  return [
    ...(said(again) === said(outcome) ? [] : [`${who}, answered ${said(again)} after ${said(outcome)}: ${AT_ONCE}`]),
    ...(written.size === 0 ? [] : [`${who}, wrote ${told(written)} once more: ${AT_ONCE}`]),
  ]
}

/** Fields by which orders don't differ: they are another at each try. */
const OF_THE_TRY: ReadonlySet<unknown> = new Set(['clientId', 'drawId', 'password', 'smsCode'])

/** The same order with another value in one field; undefined when none of its fields may have another. */
export function otherOrder(
  name: CallName,
  request: object,
): { readonly field: string; readonly request: object } | undefined {
  const call: Call = CALLS[name]
  for (const path of pathsOf(request)) {
    if (path.some((part) => OF_THE_TRY.has(part))) continue
    const value = valueAt(request, path)
    const others =
      typeof value === 'number' ? [value + 1, value - 1] : [`${String(value)}x`, `x${String(value).slice(1)}`]
    for (const other of others) {
      const changed = withValue(request, path, other) as object
      if (is(call.request, changed)) return { field: path.join('.'), request: changed }
    }
  }
  return undefined
}

/** Another order under the id of one that was carried out is refused. */
export async function faultsOfReuse({ tables }: Walk, { person, name, request }: Done): Promise<string[]> {
  const other = otherOrder(name, request)
  if (!other) return []
  await tables.written()
  const answer = await askOnce(person.applicant.app, CALLS[name], other.request)
  const written = await tables.written()
  const who = `${name} of ${nameOf(person)}, sent with another ${other.field} under a clientId that was used`
  const isRefused = !answer.ok && answer.error === 'ClientIdReused'
  return [
    ...(isRefused ? [] : [`${who}, answered ${said(answer)} and not ClientIdReused: ${AT_ONCE}`]),
    ...(written.size === 0 ? [] : [`${who}, wrote ${told(written)}`]),
  ]
}

/** Orders that a customer gives once; the second is refused, at the same moment or later. */
const GIVEN_ONCE: Partial<Record<CallName, string>> = { claimOffer: 'OfferTaken' }

/** A new order sent twice at the same moment is carried out once, with one answer. */
export async function faultsAtOnce({ tables }: Walk, { person, name, written: once }: Done): Promise<string[]> {
  const request = await requestOf(person, name)
  await tables.written()
  const send = () => askOnce(person.applicant.app, CALLS[name], request)
  const [one, other] = await Promise.all([send(), send()])
  const written = await tables.written()
  const more = [...written].filter(([table, { added }]) => added > (once.get(table)?.added ?? 0))
  const who = `${name} of ${nameOf(person)}, sent twice at the same moment under one clientId`
  return [
    ...(one.ok || one.error === GIVEN_ONCE[name]
      ? []
      : [`${who}, was refused with ${one.error}: make what it uses up anew each time in person.ts`]),
    ...(said(one) === said(other) ? [] : [`${who}, answered ${said(one)} and ${said(other)}: ${AT_ONCE}`]),
    ...more.map(
      ([table, { added }]) =>
        `${who}, added ${added} rows to ${table}, and ${once.get(table)?.added ?? 0} when sent once: ${AT_ONCE}`,
    ),
  ]
}
