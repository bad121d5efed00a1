import * as v from 'valibot'
import { CALLS } from './calls'
import { opaque } from './fields'
import { typedLine, typedLines } from './typed'

/** Signs by which a text reads otherwise than it is stored, or that nobody sees: one of each kind. */
const HOSTILE = {
  'a NUL': '\u0000',
  'a bell': '\u0007',
  'a next line of C1': '\u0085',
  'a soft hyphen': '\u00ad',
  'a blank without width': '\u200b',
  'a joiner without width': '\u200d',
  'a mark of direction': '\u200e',
  'a line separator': '\u2028',
  'an override of direction': '\u202e',
  'a word joiner': '\u2060',
  'an isolate of direction': '\u2066',
  'a filler without a form': '\u3164',
  'a byte order mark': '\ufeff',
  'half a character': '\ud800',
  'a tag': '\u{e0041}',
} as const

type Any = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Any>>
  readonly wrapped?: Any
  readonly item?: Any
  readonly items?: readonly Any[]
  readonly options?: readonly unknown[]
  readonly key?: Any
  readonly value?: Any
  readonly pipe?: readonly { readonly type: string }[]
}

interface Field {
  readonly name: string
  readonly schema: Any
}

const PLAIN = new Set(['number', 'boolean', 'literal', 'picklist'])

/** Every field of a schema that takes a text, with those of its parts. */
function textsIn(schema: Any, name: string): readonly Field[] {
  const part = (inner: Any | undefined, suffix: string) => (inner ? textsIn(inner, name + suffix) : [])
  switch (schema.type) {
    case 'string':
      return [{ name, schema }]
    case 'object':
    case 'strict_object':
      return Object.entries(schema.entries ?? {}).flatMap(([key, inner]) => part(inner, `.${key}`))
    case 'optional':
    case 'nullable':
      return part(schema.wrapped, '')
    case 'array':
      return part(schema.item, '[]')
    case 'tuple':
      return (schema.items ?? []).flatMap((inner, index) => part(inner, `[${index}]`))
    case 'record':
      return [...part(schema.key, '{}'), ...part(schema.value, '{}')]
    case 'union':
    case 'variant':
    case 'intersect':
      return (schema.options ?? []).flatMap((inner) => part(inner as Any, ''))
    default:
      if (PLAIN.has(schema.type)) return []
      throw new Error(`${name}: this walk knows nothing of ${schema.type}`)
  }
}

const isOpaque = ({ pipe }: Any): boolean =>
  (pipe ?? []).some((part) => part === opaque || part.type === 'metadata' || ('pipe' in part && isOpaque(part as Any)))

const FIELDS = Object.values(CALLS).flatMap(({ name, request }) => textsIn(request as Any, name))

test('no field of any request takes a sign that isn’t seen, turns the direction or controls something', () => {
  const taken = FIELDS.filter(({ schema }) => !isOpaque(schema)).flatMap(({ name, schema }) =>
    Object.entries(HOSTILE)
      .filter(([, sign]) => [sign, `甲${sign}乙`, `1${sign}`].some((text) => v.is(schema, text)))
      .map(([what]) => `${name} takes ${what}`),
  )
  expect(taken).toEqual([])
})

test('several lines only where they are written', () => {
  const taken = FIELDS.filter(({ schema }) => !isOpaque(schema) && v.is(schema, '甲\n乙')).map(({ name }) => name)
  expect(taken.sort()).toEqual([
    'answerCase.text',
    'answerSurvey.answers[].text',
    'decideApproval.reason',
    'explainTaxResidency.text',
    'openCase.text',
    'saveShop.introduction',
  ])
})

test('what nobody reads as a text is said to be so', () => {
  expect(FIELDS.filter(({ schema }) => isOpaque(schema)).map(({ name }) => name)).toEqual([
    'jssdkConfig.url',
    'oauthRedirectBasic.returnTo',
    'idCardImage.image',
    'uploadCasePicture.image',
    'reportDevice.deviceFingerOld',
    'reportDevice.deviceFingerNew',
    'setValue.value',
  ])
})

test('a typed line comes in as it is compared, and a text as it was written', () => {
  expect(v.parse(typedLine, '样例路１２号＃３－４　Ａ座（东）：左')).toBe('样例路12号#3-4 A座（东）：左')
  expect(v.parse(typedLines(20), '１２\n三')).toBe('１２\n三')
})
