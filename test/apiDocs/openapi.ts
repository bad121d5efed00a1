import type { ErrorName } from '@/domain/errors/catalogue'
import { ERRORS } from '@/domain/errors/catalogue'
import { safeParse } from 'valibot'
import { refusalsOfAnyCall } from '@/contract/refusals'
import { CONTRACT_VERSION } from '@/contract/version'
import type { DescribedCall } from './described'
import type { Examples } from './examples'
import type { CallGroup } from './groups'
import { shapeOf } from './schema'
import type { Shape } from './schema'

const DESCRIPTION = [
  'Every body stands here as it is when opened: what the calls marked sealed and signed really send is a SealedRequest, and',
  'what comes back a SealedAnswer, or a plain Refusal. Every request has the header x-cookie-id. How it is sealed, how',
  'a session begins, what is repeated and how, is in docs/wire.md. Money is integer fen, rates are integer basis points,',
  'days are YYYYMMDD in Asia/Shanghai, instants are epoch milliseconds. Unknown fields of a request are refused, unknown',
  'fields of an answer are to be ignored: so a new call, a new optional field of a request, a new field of an answer and a',
  'new refusal raise the second number of the version; everything else raises the first.',
].join(' ')

const refusalOf = (name: ErrorName) => ({ code: ERRORS[name].code, name, msg: ERRORS[name].message })

/** Every refusal that a call can give: first its own, then those of its protection and access. */
export const refusalsOf = (call: DescribedCall): readonly ErrorName[] => [
  ...new Set([...call.errors, ...refusalsOfAnyCall(call)]),
]

/** The fields of a plain GET, in its query. */
const queryOf = ({ properties = {}, required = [] }: Shape) =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
    ...(description !== undefined && { description }),
  }))

/** Where a request's fields stand. */
function requestOf({ method, protection, request }: DescribedCall, example: unknown) {
  const schema = shapeOf(request)
  const content = { 'application/json': { schema, ...(example !== undefined && { example }) } }
  if (method === 'POST') return { requestBody: { required: true, content } }
  if (protection === 'plain') return { parameters: queryOf(schema) }
  const description = 'A SealedRequest, base64url of its JSON; `x-opened` is what it contains.'
  const opened = { schema, ...(example !== undefined && { example }) }
  return {
    parameters: [
      { name: 'x-envelope', in: 'header', required: true, description, schema: { type: 'string' }, 'x-opened': opened },
    ],
  }
}

/** What stands in for somebody's own things, so that the example has the form that is asked for. */
const FORMED: readonly (readonly [RegExp, string])[] = [
  [/‹newClientId›|‹clientId›/g, '0123456789abcdef0123456789abcdef'],
  [/‹payPassword›/g, '135790'],
  [/‹gesture›/g, '03678'],
  [/‹\w*[cC]ode›/g, '123456'],
  [/‹idCard(?:From|Until)›/g, '20260101'],
  [/‹mobileNo›/g, '17000001357'],
]

/** The request with its form put right; undefined where the contract still refuses it. */
function exampleOf({ request }: DescribedCall, sample: unknown): unknown {
  const text = FORMED.reduce((made, [thing, instead]) => made.replace(thing, instead), JSON.stringify(sample ?? {}))
  const example: unknown = JSON.parse(text)
  return safeParse(request, example).success ? example : undefined
}

const SUCCESS = { code: { const: 0 }, msg: { const: '' } }

function answersOf(call: DescribedCall, example: unknown) {
  if (call.name === 'oauthRedirectBasic')
    return {
      '302': { description: 'To the page that authorises the customer.' },
      '200': {
        description: 'A refusal; a browser is sent on to a page that says it.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    }
  const { properties = {}, required = [], ...rest } = shapeOf(call.response)
  const schema = { ...rest, properties: { ...SUCCESS, ...properties }, required: ['code', 'msg', ...required] }
  return {
    '200': {
      description: 'The answer, or a refusal.',
      content: {
        'application/json': {
          schema: { oneOf: [schema, { $ref: '#/components/schemas/Refusal' }] },
          ...(example !== undefined && { example: { code: 0, msg: '', ...Object(example) } }),
        },
      },
    },
  }
}

const operationOf = (group: CallGroup, call: DescribedCall, { requests, answers }: Examples) => ({
  operationId: call.name,
  tags: [group.name],
  summary: call.summary,
  // A public call may name a session: a random is bound to it.
  security: [...(call.access === 'public' ? [{}] : []), { session: [] }],
  'x-protection': call.protection,
  'x-access': call.access,
  'x-effect': call.effect,
  ...(call.consent !== undefined && { 'x-consent': call.consent }),
  ...(call.largestBody !== undefined && { 'x-largest-body': call.largestBody }),
  ...requestOf(call, exampleOf(call, requests[call.name])),
  responses: answersOf(call, answers[call.name]),
  'x-refusals': refusalsOf(call).map((name) => refusalOf(name).code),
})

const COMPONENTS = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'header', name: 'x-session', description: 'The session’s token (docs/wire.md).' },
  },
  schemas: {
    SealedRequest: {
      type: 'object',
      description: 'docs/wire.md#a-sealed-request',
      required: ['v', 'kid', 'r', 't', 'iv', 'ct', 'mac'],
      properties: {
        v: { const: 1 },
        kid: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        ek: { type: 'string', pattern: '^04[0-9a-f]{288}$' },
        r: { type: 'string', pattern: '^([0-9a-f]{2}){16,32}$' },
        t: { type: 'integer', minimum: 0 },
        idem: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        iv: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        ct: { type: 'string', maxLength: 350000 },
        mac: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      },
      additionalProperties: false,
    },
    SealedAnswer: {
      type: 'object',
      description: 'docs/wire.md#a-sealed-answer',
      required: ['v', 't', 'iv', 'ct', 'mac'],
      properties: {
        v: { const: 1 },
        t: { type: 'integer', minimum: 0 },
        iv: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        ct: { type: 'string' },
        mac: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      },
    },
    Refusal: {
      type: 'object',
      required: ['code', 'msg'],
      properties: {
        code: {
          description: 'Which refusal it is (docs/errors.md).',
          enum: [...new Set(Object.values(ERRORS).map(({ code }) => code))].sort((one, other) => one - other),
        },
        msg: { type: 'string', description: 'A sentence for the customer.' },
      },
      additionalProperties: false,
    },
  },
}

/** One line for each operation, so that a change of one call is a change of one line. */
const inLines = (paths: Readonly<Record<string, unknown>>): string =>
  Object.entries(paths)
    .map(([path, item]) => `    ${JSON.stringify(path)}: ${JSON.stringify(item)}`)
    .join(',\n')

/** docs/openapi.json: OpenAPI 3.1. */
export function openApi(groups: readonly CallGroup[], examples: Examples): string {
  const info = { title: 'Open mobile bank', version: CONTRACT_VERSION, description: DESCRIPTION }
  const servers = [{ url: 'http://localhost:8080', description: 'npm start' }]
  const tags = groups.map(({ name, about }) => ({ name, description: about }))
  const paths = Object.fromEntries(
    groups.flatMap((group) =>
      group.calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(group, call, examples) }]),
    ),
  )
  return `{
  "openapi": "3.1.0",
  "info": ${JSON.stringify(info)},
  "servers": ${JSON.stringify(servers)},
  "tags": ${JSON.stringify(tags)},
  "paths": {
${inLines(paths)}
  },
  "components": ${JSON.stringify(COMPONENTS)}
}
`
}
