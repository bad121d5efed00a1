import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import type { Mounted } from '@test/component/harness'
import { idCardImage } from '@/contract/identity/idCardImage'
import { recogniseIdCard } from '@/contract/identity/recogniseIdCard'
import { ocrZipControl } from '@/contract/identity/ocrZipControl'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { trackedEvent } from '@/session/tracking/event'
import { TEXT_FIELDS } from '@/session/tracking/fields'
import { forgetListener, listen } from '@/session/tracking/happenings'
import { stateBefore } from './testing/states'

jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))
jest.mock('@/platform/imageChoice', () => ({
  imageChoice: {
    choose: () =>
      Promise.resolve({ ok: true, value: { base64: 'aGk=', address: 'data:,', mime: 'image/jpeg', bytes: 2 } }),
  },
}))

const CARD = {
  ...{ name: '', idCardNo: '', sex: '', nation: '', birth: '', address: '', authority: '' },
  ...{ validFrom: '', validUntil: '', longTerm: false },
}

async function phone(): Promise<Mounted> {
  answer(queryOnboarding, stateBefore('phone'))
  return openPage('/VerifiedPhone')
}

async function idCard(): Promise<Mounted> {
  answer(queryOnboarding, stateBefore('idCard'))
  answer(idCardImage, { imageId: 'image' })
  answer(recogniseIdCard, { card: CARD, demo: true })
  const page = await openPage('/VerifiedIdCard')
  await page.until(() => page.findText('拍摄人像面'))
  await page.tap(page.findText('拍摄人像面'))
  await page.until(() => page.findText('人像面已上传，点击重拍'))
  await page.tap(page.findText('拍摄国徽面'))
  return page
}

async function personal(): Promise<Mounted> {
  answer(queryOnboarding, stateBefore('personal'))
  const page = await openPage('/OpenMiddle', { step: 'personal' })
  await page.until(() => page.findText('添加紧急联系人（选填）'))
  await page.tap(page.findText('添加紧急联系人（选填）'))
  return page
}

async function tax(): Promise<Mounted> {
  answer(queryOnboarding, stateBefore('tax'))
  const page = await openPage('/OpenMiddle', { step: 'tax' })
  await page.until(() => page.findText('仅为非居民'))
  await page.tap(page.findText('仅为非居民'))
  // Two places: the one has a number, the other the reason why not.
  await page.tap(page.findText('添加一个国家（地区）'))
  const reasons = page.findAll('*').filter(({ textContent }) => textContent === '账户持有人未能取得纳税人识别号')
  await page.tap(reasons[reasons.length - 1] as HTMLElement)
  return page
}

async function bankCard(): Promise<Mounted> {
  answer(queryOnboarding, stateBefore('card'))
  return openPage('/bindbankcard')
}

/** Every form with text fields on the way to an account, open as far as it goes; with the fields it must have. */
const FORMS = [
  ['phone', phone, 2],
  ['idCard', idCard, 5],
  ['personal', personal, 4],
  ['tax', tax, 6],
  ['bankCard', bankCard, 3],
] as const

type Row = (typeof TEXT_FIELDS)[keyof typeof TEXT_FIELDS]

const ROWS = new Map<string, Row>(Object.entries(TEXT_FIELDS))
/** A place's fields have its number at their end. */
const withoutNumber = (label: string): string => label.replace(/\d$/, '')

const CONTEXT = { sessionId: 'abcdef0123456789', channel: 'publicAccount', phone: undefined } as const

/** Each text field's label, and the name that an event tells of it. */
async function told(page: Mounted, count: number): Promise<readonly (readonly [string, string | undefined])[]> {
  await page.until(() => expect(page.findAll('input')).toHaveLength(count))
  let heard: string | undefined
  listen((happening) => {
    heard = trackedEvent(happening, CONTEXT)?.field ?? heard
  })
  return page.findAll('input').map((input) => {
    heard = undefined
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    return [input.getAttribute('aria-label') ?? '', heard] as const
  })
}

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  answer(ocrZipControl, { maxBytes: 300_000, quality: 0.9 })
})
afterEach(forgetListener)

it.each(FORMS)('tells of the text fields of %s what the table says', async (_, open, count) => {
  for (const [label, name] of await told(await open(), count)) {
    const row = ROWS.get(withoutNumber(label))
    expect([label, row !== undefined]).toEqual([label, true])
    expect([label, name]).toEqual([label, row && 'name' in row ? row.name : undefined])
  }
})

it('has a row for fields that are there alone', async () => {
  const labels = new Set<string>()
  for (const [, open, count] of FORMS) {
    const page = await open()
    for (const [label] of await told(page, count)) labels.add(withoutNumber(label))
    page.unmount()
  }
  expect([...labels].sort()).toEqual(Object.keys(TEXT_FIELDS).sort())
})

it('knows every file that draws a text field on these pages', () => {
  const drawing = ['src/features/identity', 'src/packages/onboarding'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('<TextField')),
  )
  expect(drawing.sort()).toEqual([
    'card/CardFields.tsx',
    'idCard/IdCardFields.tsx',
    'personal/PersonalFields.tsx',
    'phone/index.tsx',
    'sms/SmsCodeField.tsx',
    'tax/TaxFields.tsx',
  ])
})
