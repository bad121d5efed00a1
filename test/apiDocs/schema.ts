import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '@/contract/call'
import { MEANINGS } from './meanings'

/** The part of JSON Schema that the contract's schemas use. */
export interface Shape {
  readonly $schema?: string
  readonly opaque?: boolean
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly additionalProperties?: Shape | boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

const sentence = (text: string): string => {
  const trimmed = text.trim()
  const begun = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
  return /[.!?…”)]$/.test(begun) ? begun : `${begun}.`
}

/** Says in each field what it means and how it is written, and drops bounds that are JavaScript's own. */
function said(shape: Shape, name?: string): Shape {
  const {
    $schema: _dialect,
    opaque: _opaque,
    title,
    description,
    minimum,
    maximum,
    properties,
    items,
    anyOf,
    additionalProperties,
    ...rest
  } = shape
  const meaning = description ?? (name === undefined ? undefined : MEANINGS[name])
  // How a text without a form is written says nothing.
  const form = meaning !== undefined && rest.type === 'string' && rest.pattern === undefined ? undefined : title
  const text = [meaning, form].flatMap((one) => (one === undefined ? [] : [sentence(one)])).join(' ')
  const inner = (one: Shape): Shape => said(one)
  return {
    ...(text !== '' && { description: text }),
    ...rest,
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, said(one, key)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : inner(additionalProperties),
    }),
  }
}

/** A request's or an answer's JSON Schema (2020-12, which OpenAPI 3.1 uses), as it is sent. */
export const shapeOf = (schema: Call['request']): Shape =>
  said(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' }) as Shape)

/** Every field at every depth, with its path. */
export function fieldsOf(shape: Shape, prefix = ''): readonly { path: string; field: Shape; required: boolean }[] {
  const { properties = {}, required = [] } = shape
  const own = Object.entries(properties).flatMap(([name, field]) => [
    { path: prefix + name, field, required: required.includes(name) },
    ...fieldsOf(field, `${prefix}${name}.`),
  ])
  const { items, additionalProperties, anyOf = [] } = shape
  const begun = prefix.replace(/\.$/, '')
  return [
    ...own,
    ...(items ? fieldsOf(items, `${begun}[].`) : []),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${begun}{}.`) : []),
    ...anyOf.flatMap((one) => fieldsOf(one, prefix)),
  ]
}
