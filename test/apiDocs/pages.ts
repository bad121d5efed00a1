import { ERRORS } from '@/domain/errors/catalogue'
import { CONTRACT_VERSION } from '@/contract/version'
import type { DescribedCall } from './described'
import type { Examples } from './examples'
import type { CallGroup } from './groups'
import { fieldsOf, shapeOf } from './schema'
import type { Shape } from './schema'

const MADE = 'Made from `src/contract` by `npm run docs:api`; don’t edit it here.'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function typeOf(shape: Shape): string {
  const { type, items, anyOf, additionalProperties } = shape
  if (shape.enum) return shape.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (shape.const !== undefined) return `\`${String(shape.const)}\``
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (type === 'array') return `list of ${items ? typeOf(items) : 'anything'}`
  if (type === 'object')
    return typeof additionalProperties === 'object' && additionalProperties.type
      ? `record of ${typeOf(additionalProperties)}`
      : 'record'
  const limits = [
    shape.pattern && `\`${shape.pattern}\``,
    shape.maxLength && `at most ${shape.maxLength} characters`,
    shape.minimum !== undefined && `at least ${shape.minimum}`,
    shape.maximum !== undefined && `at most ${shape.maximum}`,
  ].filter(Boolean)
  return [type ?? 'anything', ...limits].join(', ')
}

function fieldTable(title: string, schema: DescribedCall['request']): string[] {
  const rows = fieldsOf(shapeOf(schema)).map(({ path, field, required }) => {
    const meaning = field.description ?? ''
    return `| \`${path}\`${required ? '' : ' (optional)'} | ${cell(typeOf(field))} | ${cell(meaning)} |`
  })
  return rows.length === 0 ? [`${title}: none.`, ''] : [`| ${title} | | |`, '|---|---|---|', ...rows, '']
}

const block = (title: string, value: unknown): string[] =>
  value === undefined || JSON.stringify(value) === '{}'
    ? []
    : [`${title}:`, '', '```json', JSON.stringify(value, undefined, 2), '```', '']

function section(call: DescribedCall, { requests, answers }: Examples): string[] {
  const errors = call.errors.map((name) => `${name} (${ERRORS[name].code})`).join(', ')
  const consent = `${call.consent === undefined ? '' : ' · consent'}${call.largestBody === undefined ? '' : ` · body at most ${call.largestBody} bytes`}`
  return [
    `## ${call.name}`,
    '',
    call.summary,
    '',
    `\`${call.method} ${call.path}\` · ${call.protection} · ${call.access} · ${call.effect}${consent}`,
    '',
    ...fieldTable('request', call.request),
    ...block('For example', requests[call.name]),
    ...fieldTable('answer', call.response),
    ...block('A real answer, its lists cut short', answers[call.name]),
    ...(errors === '' ? [] : [`Its own refusals: ${errors}.`, '']),
  ]
}

const page = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`

/** docs/api/<capability>.md */
export const capabilityPage = ({ name, about, calls }: CallGroup, examples: Examples): string =>
  page([
    `# ${about}`,
    '',
    `The calls of \`${name}\`. ${MADE} How they travel is in [the wire](../wire.md), what each refusal means in [the errors](../errors.md), what the codes of personal information stand for in [the codes](codes.md), all calls in [the index](../api.md).`,
    '',
    ...calls.flatMap((call) => section(call, examples)),
  ])

const SIGN_IN = `
    app                          bank                         WeChat
     │ getCustomizedConfig        │                             │
     │───────────────────────────▶│ the bank's public key       │
     │ oauthRedirectBasic, state  │                             │
     │───────────────────────────▶│ 302 ───────────────────────▶│ the customer agrees
     │ returnTo?token&state       │◀────────────────────── code │
     │◀───────────────────────────│                             │
     │ getOauthOpenId, token      │                             │
     │───────────────────────────▶│ a session, not yet passed   │
     │ getRequestRandom           │                             │
     │───────────────────────────▶│ a random                    │
     │ verifyGesture, signed      │                             │
     │───────────────────────────▶│ a new session; or DeviceNew:│
     │ sendSmsCode, newDevice     │                             │
     │───────────────────────────▶│ a code to the customer      │
     │ trustDevice, signed        │                             │
     │───────────────────────────▶│ a new session               │
`

const MONEY = `
    app                          bank
     │ queryObstacles             │
     │───────────────────────────▶│ what stands against it, before anything is typed
     │ previewBuy                 │
     │───────────────────────────▶│ what it will bring
     │ getRequestRandom           │
     │───────────────────────────▶│ a random
     │ buyProduct, clientId A     │
     │───────────────────────────▶│ carried out once
     │            (answer lost) ✗ │
     │ getRequestRandom           │
     │───────────────────────────▶│ another random
     │ buyProduct, clientId A     │
     │───────────────────────────▶│ the stored answer
     │       (or, after the last try)
     │ queryOperation, clientId A │
     │───────────────────────────▶│ DONE with the answer, REFUSED, or NONE: nothing was done, and A is used up
`

const UPLOAD = `
    app                          bank
     │ ocrZipControl              │
     │───────────────────────────▶│ how large and how good a picture may be
     │ idCardImage, portrait      │
     │───────────────────────────▶│ imageId, this person’s own; deleted after a day if unused
     │ idCardImage, emblem        │
     │───────────────────────────▶│ another imageId
     │ recogniseIdCard, both ids  │
     │───────────────────────────▶│ what stands on the card
`

/** docs/api.md: where to begin. */
export const indexPage = (groups: readonly CallGroup[]): string =>
  page([
    '# The calls',
    '',
    MADE,
    '',
    `Version ${CONTRACT_VERSION} of the contract. Every answer is \`{ code, msg, … }\`. Code 0 is success and brings the fields of its call; any other code is a refusal whose \`msg\` the customer reads ([errors](errors.md)). Money is integer fen, rates are integer basis points, days are \`YYYYMMDD\` in Asia/Shanghai, instants are epoch milliseconds. \`plain\`, \`sealed\` and \`signed\` are explained in [the wire](wire.md). A call marked \`consent\` is refused with ConsentMissing while the privacy policy isn’t agreed to. In the examples \`‹…›\` stands for what belongs to whoever asks: a code they were sent, the number of a deposit, a new id. “Specification §” names a section of the product’s specification, from which a rule was taken; what a call needs of it stands with the call. The same for programs: [openapi.json](openapi.json), OpenAPI 3.1.`,
    '',
    '| what somebody wants to do | calls |',
    '|---|---|',
    ...groups.map(({ name, about, calls }) => {
      const links = calls.map((call) => `[${call.name}](api/${name}.md#${call.name.toLowerCase()})`)
      return `| [${about}](api/${name}.md) | ${links.join(', ')} |`
    }),
    '',
    '## Signing in',
    SIGN_IN,
    'In the mini-program `wx.login` gives the token, and the way over WeChat’s page is left out.',
    '',
    '## Moving money',
    MONEY,
    '## Handing in a picture',
    UPLOAD,
    'Both pictures are plain POST calls with `x-session`, base64 in JSON, refused with ConsentMissing while the privacy policy isn’t agreed to.',
  ])
