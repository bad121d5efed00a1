import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call, Description } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { ERRORS } from '@/domain/errors/catalogue'

/** `npm run docs:api`: makes docs/api.md from the contract. A test fails while the file differs from the result. */

const FILE = join(__dirname, '../../docs/api.md')

/** The part of JSON Schema that the contract's schemas use. */
interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly additionalProperties?: Shape
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
}

const shapeOf = (schema: Call['request']): Shape =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Shape

function typeOf(shape: Shape): string {
  if (shape.enum) return shape.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (shape.const !== undefined) return `\`${String(shape.const)}\``
  if (shape.type === 'array') return `list of ${shape.items ? typeOf(shape.items) : 'anything'}`
  if (shape.type === 'object')
    return shape.additionalProperties?.type ? `record of ${typeOf(shape.additionalProperties)}` : 'record'
  const limits = [
    shape.pattern && `\`${shape.pattern.replaceAll('|', '\\|')}\``,
    shape.maxLength && `at most ${shape.maxLength} characters`,
    shape.minimum !== undefined && `at least ${shape.minimum}`,
  ].filter(Boolean)
  return [shape.type ?? 'anything', ...limits].join(', ')
}

function fieldRows(shape: Shape, prefix = ''): string[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const mark = shape.required?.includes(name) ? '' : ' (optional)'
    const inner = field.type === 'array' ? field.items : field
    const row = `| \`${prefix}${name}\`${mark} | ${typeOf(field)} |`
    const suffix = field.type === 'array' ? '[].' : '.'
    return [row, ...(inner?.properties ? fieldRows(inner, `${prefix}${name}${suffix}`) : [])]
  })
}

function fields(title: string, schema: Call['request']): string[] {
  const rows = fieldRows(shapeOf(schema))
  return rows.length === 0 ? [`${title}: none.`, ''] : [`| ${title} | |`, '|---|---|', ...rows, '']
}

/** A right request as JSON lines; `‹…›` marks what the bank or the customer supplies. */
const sample = (name: Call['name']): string[] => {
  const request = JSON.stringify(SAMPLES[name as keyof typeof SAMPLES])
  return request === '{}' ? [] : [`For example \`${request}\``, '']
}

function section(call: Call & Description): string[] {
  const errors = call.errors.map((name) => `${name} (${ERRORS[name].code})`).join(', ')
  return [
    `### ${call.name}`,
    '',
    call.summary,
    '',
    `\`${call.method} ${call.path}\` · ${call.protection} · ${call.access} · ${call.effect}${call.consent ? ' · consent' : ''}`,
    '',
    ...fields('request', call.request),
    ...sample(call.name),
    ...fields('answer', call.response),
    ...(errors === '' ? [] : [`Refusals: ${errors}.`, '']),
  ]
}

/** The whole page. */
export function apiPage(): string {
  const errors = Object.entries(ERRORS).map(([name, { code, message }]) => `| ${code} | ${name} | ${message} |`)
  return [
    '# The calls',
    '',
    'Made from `src/contract` by `npm run docs:api`; don’t edit it here.',
    '',
    'Every answer is `{ code, msg, … }`. Code 0 is success and brings the fields below; any other code is a refusal whose',
    '`msg` the customer reads. Money is integer fen, rates are integer basis points, days are `YYYYMMDD` in',
    'Asia/Shanghai, instants are epoch milliseconds. `plain`, `sealed` and `signed` are explained in',
    '[decisions/envelope.md](decisions/envelope.md), the access levels in `src/contract/call.ts`. A call marked `consent`',
    'is refused with ConsentMissing while the privacy policy isn’t agreed to. In the examples `‹…›` stands for what belongs',
    'to whoever asks: a code they were sent, the number of a deposit, a new id.',
    '',
    '## Calls',
    '',
    ...Object.values(CALLS).flatMap((call) => section(call as Call & Description)),
    '## Errors',
    '',
    '| code | name | default sentence |',
    '|---|---|---|',
    ...errors,
    '',
  ].join('\n')
}

export const writtenApiPage = (): string => readFileSync(FILE, 'utf8')

if (process.argv[1]?.endsWith('apiDocs.ts')) writeFileSync(FILE, apiPage())
