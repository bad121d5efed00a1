import * as v from 'valibot'
import { CAPABILITIES } from '@sandbox/capabilities'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { isFull } from '@test/strength'
import { ACTIONS } from './actions'

/** What somebody may type into a field of the console: among it what no column of the database holds. */
const TYPED: readonly unknown[] = [
  2 ** 53 - 1,
  2 ** 31,
  1,
  0,
  'x',
  '1',
  '13800000000',
  '20991231',
  true,
  'a'.repeat(32),
  [],
  {},
]
/** Of an action with several fields, each time another value in each. */
const MOST = isFull ? 6 : 3

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly options?: readonly unknown[]
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
}

/** Payloads that an action's schema lets through, each field with what is dangerous first. */
function payloadsOf(schema: Schema): readonly unknown[] {
  if (schema.entries !== undefined) {
    const fields = Object.entries(schema.entries).map(([key, field]) => [key, payloadsOf(field)] as const)
    return Array.from({ length: MOST }, (_, index) =>
      Object.fromEntries(
        fields.flatMap(([key, given]) => (given.length === 0 ? [] : [[key, given[index % given.length]]])),
      ),
    )
  }
  if (schema.type === 'picklist') return schema.options ?? []
  if (schema.type === 'variant')
    return (schema.options as readonly Schema[]).flatMap((one) => payloadsOf(one).slice(0, 2))
  if (schema.wrapped !== undefined) return payloadsOf(schema.wrapped)
  if (schema.item !== undefined) return payloadsOf(schema.item).map((one) => [one])
  return TYPED.filter((one) => v.is(schema, one))
}

/** They begin the bank anew, or move its days. */
const APART = ['reset', 'advance']

withEmbeddedBank((bank) => {
  test('whatever is sent, an action is carried out or refused in words, and none breaks', async () => {
    const parts = [ACTIONS, ...CAPABILITIES.map(({ console }) => console?.actions ?? {})]
    const actions = parts.flatMap((part) => Object.entries(part)).filter(([name]) => !APART.includes(name))
    expect(actions.length).toBeGreaterThan(50)
    const broken: unknown[] = []
    let passed = 0
    for (const [name, { input }] of actions) {
      for (const payload of payloadsOf(input as Schema)) {
        const { statusCode } = await bank.server.inject({
          method: 'POST',
          url: `/sandbox/api/${name}`,
          headers: { 'x-sandbox-console': '1', 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        })
        if (statusCode >= 500) broken.push([name, payload])
        if (v.is(input, payload)) passed += 1
      }
    }
    expect(broken).toEqual([])
    // Most reach their actions.
    expect(passed).toBeGreaterThan((actions.length * MOST) / 2)
  }, 300_000)
})
