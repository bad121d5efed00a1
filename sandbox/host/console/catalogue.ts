import type { GenericSchema } from 'valibot'
import type { ConsolePart } from '@sandbox/kernel/capability'

/** A field of an action's input, as the page asks for it. */
interface ConsoleField {
  readonly name: string
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'json'
  readonly required: boolean
  /** Of a choice. */
  readonly options: readonly string[]
}

/** What of a Valibot schema says how a value is typed in. */
interface Shape {
  readonly type: string
  readonly wrapped?: Shape
  readonly pipe?: readonly Shape[]
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, Shape>>
}

const KINDS: Readonly<Record<string, ConsoleField['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  picklist: 'choice',
}

/** The schema of a value itself, without what may be said of it around. */
const innermost = (shape: Shape): Shape => {
  const inner = shape.wrapped ?? (shape.pipe?.[0] === shape ? undefined : shape.pipe?.[0])
  return inner && inner.type !== shape.type ? innermost(inner) : (inner ?? shape)
}

const fieldOf = ([name, shape]: [string, Shape]): ConsoleField => {
  const { type, options = [] } = innermost(shape)
  return {
    ...{ name, kind: KINDS[type] ?? 'json', required: shape.type !== 'optional' },
    options: options.filter((one): one is string => typeof one === 'string'),
  }
}

const fieldsOf = (input: GenericSchema): readonly ConsoleField[] =>
  Object.entries(innermost(input as unknown as Shape).entries ?? {}).map(fieldOf)

/** Every view and action there is, those without a form of their own on the page too, each action with its fields. */
export const catalogueOf = (parts: readonly ConsolePart[]) => ({
  views: parts.flatMap(({ views = {} }) => Object.keys(views)).sort(),
  actions: parts
    .flatMap(({ actions = {} }) => Object.entries(actions))
    .map(([name, { input }]) => ({ name, fields: fieldsOf(input) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
})
