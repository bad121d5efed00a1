import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { lookOf } from '@test/component/readiness'
import { pages } from '@test/component/router'
import { confirmIdCard } from '@/contract/onboarding/confirmIdCard'
import { idCardImage } from '@/contract/identity/idCardImage'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { ocrZipControl } from '@/contract/identity/ocrZipControl'
import { recogniseIdCard } from '@/contract/identity/recogniseIdCard'
import { stateBefore } from '../testing/states'
import type { ChosenImage, ImageError } from '@/platform/imageChoice/types'
import type { Result } from '@/domain/result'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

let mockChosen: Result<ChosenImage, ImageError>
let mockLimit: unknown

jest.mock('@/platform/imageChoice', () => ({
  imageChoice: {
    choose(_from: string, limit: unknown) {
      mockLimit = limit
      return Promise.resolve(mockChosen)
    },
  },
}))
jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

const CARD = {
  name: '新客户',
  idCardNo: '990000200101010060',
  sex: '女',
  nation: '汉',
  birth: '20010101',
  address: '演示路1号',
  authority: '演示市公安局',
  validFrom: '20200101',
  validUntil: '20400101',
  longTerm: false,
}
const LIMIT = { maxBytes: 300_000, quality: 0.9 }
const PICTURE: ChosenImage = { base64: 'aGk=', address: 'data:image/jpeg;base64,aGk=', mime: 'image/jpeg', bytes: 2 }

const open = () => openPage('/VerifiedIdCard')

async function bothSides() {
  const page = await open()
  await page.until(() => page.findText('拍摄人像面'))
  await page.tap(page.findText('拍摄人像面'))
  await page.until(() => page.findText('人像面已上传，点击重拍'))
  await page.tap(page.findText('拍摄国徽面'))
  return page
}

async function recognised() {
  const page = await bothSides()
  await page.until(() => page.findText('确认无误'))
  return page
}

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  mockChosen = { ok: true, value: PICTURE }
  answer(queryOnboarding, stateBefore('idCard'))
  answer(ocrZipControl, LIMIT)
  answer(idCardImage, { imageId: 'image' })
  answer(recogniseIdCard, { card: CARD, demo: true })
})

it.each([
  ['notAFile', '请选择图片文件'],
  ['notAnImage', '请选择图片格式的文件'],
  ['compressionFailed', '图片上传失败，请重新拍照！'],
] as const)('says %s beside the side, and uploads nothing', async (kind, message) => {
  mockChosen = { ok: false, error: { kind, message } }
  const page = await open()
  await page.until(() => page.findText('拍摄人像面'))
  await page.tap(page.findText('拍摄人像面'))
  await page.until(() => expect(page.find('[role=alert]').textContent).toBe(message))
  expect(sent(idCardImage)).toEqual([])
  page.findText('重新上传人像面')
})

it('makes pictures as small as the bank has said, and as usual while it has said nothing', async () => {
  await recognised()
  expect(mockLimit).toEqual(LIMIT)
  expect(sent(ocrZipControl)).toEqual([{ sourcePlatform: 'publicAccount' }])
})

it('shows each side’s picture with the fields that were read from it, until it is taken again', async () => {
  const page = await recognised()
  const beside = (field: string) => page.find(`[aria-label="${field}"]`).closest('.ui-card')?.querySelector('img')?.src
  mockChosen = { ok: true, value: { ...PICTURE, address: 'data:image/jpeg;base64,bmV3' } }
  expect([beside('身份证号'), beside('签发机关')]).toEqual([PICTURE.address, PICTURE.address])
  await page.tap('[aria-label="身份证人像面 · 点击放大"]')
  expect(page.findAll('[aria-label="身份证人像面 · 点击缩小"], [aria-label="身份证国徽面 · 点击放大"]')).toHaveLength(2)
  await page.tap(page.findText('重新拍摄'))
  await page.until(() => page.findText('拍摄人像面'))
  expect(page.findAll('img')).toEqual([])
  await page.tap(page.findText('拍摄人像面'))
  await page.until(() =>
    expect(page.findAll('img').map((each) => each.getAttribute('src'))).toEqual(['data:image/jpeg;base64,bmV3']),
  )
})

it('takes pictures while the bank has not said how small', async () => {
  loseAnswer(ocrZipControl)
  await recognised()
  expect(mockLimit).toBeUndefined()
})

it('leaves everything as it was when the person cancels', async () => {
  mockChosen = { ok: false, error: { kind: 'cancelled' } }
  const page = await open()
  await page.until(() => page.findText('拍摄人像面'))
  await page.tap(page.findText('拍摄人像面'))
  page.findText('拍摄人像面')
})

it('reads the card once both sides are there, and says that the sandbox made it up', async () => {
  const page = await recognised()
  expect(sent(idCardImage)).toEqual([
    { side: 'portrait', image: 'aGk=' },
    { side: 'emblem', image: 'aGk=' },
  ])
  expect(sent(recogniseIdCard)).toHaveLength(1)
  expect(page.text()).toContain('演示环境')
})

it.each(['OcrBlurred', 'OcrWrongSide'] as const)('shows %s with both sides to be taken again', async (name) => {
  refuse(recogniseIdCard, name)
  const page = await bothSides()
  await page.until(() => page.findText('重新识别'))
  expect(page.text()).toMatch(/不够清晰|正反面有误/)
  answer(recogniseIdCard, { card: CARD, demo: false })
  await page.tap(page.findText('国徽面已上传，点击重拍'))
  await page.until(() => page.findText('确认无误'))
})

it('lets the customer type when the reader does not work', async () => {
  refuse(recogniseIdCard, 'OcrUnavailable')
  const page = await recognised()
  expect(page.text()).toContain('您可以手动填写')
  await page.tap(page.findText('确认无误'))
  expect(page.text()).toContain('姓名有误')
  expect(page.text()).toContain('身份证号有误，请填写18位身份证号')
  expect(sent(confirmIdCard)).toEqual([])
})

it.each([
  ['990000200101010061', '身份证号有误，请逐位核对后重新填写'],
  ['990000200113010060', '身份证号中的出生日期不存在，请核对'],
  ['99000020010101006', '身份证号有误，请填写18位身份证号'],
])('does not send the number %s', async (number, sentence) => {
  const page = await recognised()
  await page.type('[aria-label="身份证号"]', number)
  await page.tap(page.findText('确认无误'))
  await page.until(() => page.findText(sentence))
  expect(sent(confirmIdCard)).toEqual([])
})

it('looks as if it can go on only with a card as the rules take it', async () => {
  const page = await recognised()
  expect(lookOf(page, '确认无误')).toBe('primary')
  await page.type('[aria-label="身份证号"]', '990000200101010061')
  expect(lookOf(page, '确认无误')).toBe('blocked')
  await page.type('[aria-label="身份证号"]', CARD.idCardNo)
  expect(lookOf(page, '确认无误')).toBe('primary')
})

it('sends what was confirmed and goes on to the face', async () => {
  const page = await recognised()
  await page.type('[aria-label="姓名"]', ' 买买提.艾力 ')
  answer(confirmIdCard, stateBefore('face'))
  await page.tap(page.findText('确认无误'))
  await page.until(() => expect(pages()).toEqual(['/', '/liveDetection']))
  expect(sent(confirmIdCard)[0]).toMatchObject({
    name: '买买提·艾力',
    idCardNo: CARD.idCardNo,
    validUntil: '20400101',
    portraitImageId: 'image',
  })
})

it.each([
  ['UnderSixteen', '您未满16周岁，请由监护人陪同到网点办理'],
  ['IdCardExpired', '您的身份证已过期，请更新后再办理业务'],
  ['IdCardNotConfirmed', '姓名与身份证号未通过核验，请核对后重试'],
] as const)('shows the bank’s %s where it belongs and keeps what was typed', async (name, sentence) => {
  const page = await recognised()
  refuse(confirmIdCard, name)
  await page.tap(page.findText('确认无误'))
  await page.until(() => expect(page.findAll('[role=alert]').map((each) => each.textContent)).toContain(sentence))
  expect((page.find('[aria-label="姓名"]') as HTMLInputElement).value).toBe('新客户')
})

it('shows the way on to somebody whose card has an account', async () => {
  const page = await recognised()
  refuse(confirmIdCard, 'IdCardTaken')
  await page.tap(page.findText('确认无误'))
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('查看办理方式'))
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(pages()).toContain('/syncoropenaccount'))
})

it('lets somebody whose card has an account take pictures of another one', async () => {
  const page = await recognised()
  refuse(confirmIdCard, 'IdCardTaken')
  await page.tap(page.findText('确认无误'))
  await page.until(() => expect(store.get(boxAtom)?.request.cancelText).toBe('更换身份证'))
  store.get(boxAtom)?.answer('cancel')
  await page.until(() => expect(page.text()).not.toContain('确认无误'))
  expect(pages()).toEqual(['/', '/VerifiedIdCard'])
})
