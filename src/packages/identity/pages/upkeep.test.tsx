import type { ComponentType } from 'react'
import { mount } from '@test/component/harness'
import { answer, asked, forgetBank } from '@/app/testing/fakeBank'
import { pages, startAt } from '@/app/testing/fakeRouter'
import { arrive, nobodyYet } from '@/app/testing/people'
import { ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { RouteName } from '@/routes/link'
import { findRoute } from '@/routes/table'
import { forgetAnswers } from '@/session/memory'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import Attested from './attested'
import Face from './face'
import IdCard from './idCard'
import Overview from './overview'
import Information from './information'
import RecordPage from './record'

jest.mock('@/platform/navigation', () => jest.requireActual('@/app/testing/fakeRouter'))
jest.mock('@/session/bank', () => jest.requireActual('@/app/testing/fakeBank'))
jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))
jest.mock('@/platform/imageChoice', () => ({
  imageChoice: { choose: () => Promise.resolve({ ok: true, value: { base64: 'AA==', mime: 'image/jpeg', bytes: 1 } }) },
}))
jest.mock('@/platform/faceVerify', () => ({
  faceVerify: { leaves: true, start: () => Promise.resolve({ ok: true, value: 'done' }) },
}))
jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const STATUS = { acctStatus: 'N', missingImageState: '', receiveNoPay: 'N', cancelButtonState: 'N', acctString: '0008' }
const INFO = { name: '张*', idCardNo: '990***********0014', idCardUntil: '20261218', mobileNo: '170****0001' }
const CARD = {
  name: '张伟',
  idCardNo: '990000198805120014',
  sex: '男',
  nation: '汉',
  birth: '19880512',
  address: '吉林省长春市南关区人民大街1号',
  authority: '长春市公安局',
  validFrom: '20260101',
  validUntil: '20460101',
  longTerm: false,
}
const RECORD = { recordNo: 'R1', kind: 'ID_CARD', title: '更新身份证', state: 'DONE', at: 1 }
const FACE = { kind: 'face', title: '', version: '1', givenAt: 1, withdrawable: true }

const open = async (Page: ComponentType, name: RouteName, query: object = {}) => {
  await startAt(name)
  const route = findRoute(name)
  return mount(Page, { route, query: { variant: 'result', ...query, ...route?.with } } as object)
}
type Opened = Awaited<ReturnType<typeof open>>
const callsNamed = (name: string) => asked.filter((each) => each.name === name).map(({ request }) => request)
const box = () => store.get(boxAtom)

beforeEach(() => {
  nobodyYet()
  forgetBank()
  forgetAnswers()
  arrive()
  box()?.answer('close')
  answer({
    queryAccountStatus: STATUS,
    verifyIdCardValidPeriod: {},
    queryPersonalInfo: INFO,
    queryConsents: { consents: [FACE] },
    queryIdentifyList: { records: [RECORD] },
  })
})

describe('how papers stand', () => {
  it('takes 523 for an answer and leads to the renewal first', async () => {
    answer({ verifyIdCardValidPeriod: 'IdCardExpired', queryAccountStatus: { ...STATUS, acctStatus: 'D' } })
    const page = await open(Overview, '/EditeIdCard')
    await page.until(() => page.findText('已过期'))
    await page.tap(page.findText('更新身份证'))
    await page.until(() => expect(pages()).toEqual(['/', '/EditeIdCard', '/SettingIdCard']))
  })

  it('is an error with a way to try again when the bank doesn’t say', async () => {
    answer({ verifyIdCardValidPeriod: 'InternalError' })
    const page = await open(Overview, '/Microvalidation')
    await page.until(() => page.findText(ERRORS.InternalError.message))
    answer({ verifyIdCardValidPeriod: {} })
    await page.tap(page.findText('重新加载'))
    await page.until(() => page.findText('您可正常办理业务，建议尽快完善个人信息'))
  })
})

describe('the renewal', () => {
  async function confirmed(refusal?: ErrorName): Promise<Opened> {
    answer({
      idCardImage: { imageId: 'i' },
      recogniseIdCard: { card: CARD, demo: true },
      updateIdCard: refusal ?? RECORD,
    })
    const page = await open(IdCard, '/SettingIdCard', { face: '1' })
    await page.tap(page.findText('拍摄人像面'))
    await page.until(() => page.findText('人像面已上传，点击重拍'))
    await page.tap(page.findText('拍摄国徽面'))
    await page.until(() => page.findText('确认提交'))
    await page.tap(page.findText('确认提交'))
    return page
  }

  it('ends on the result of its record', async () => {
    const page = await confirmed()
    await page.until(() => expect(pages()).toEqual(['/', '/editeIdCardResult']))
    expect(callsNamed('updateIdCard')).toHaveLength(1)
  })

  it('leads back to the face when its pass is over', async () => {
    const page = await confirmed('FaceMissing')
    await page.until(() => expect(pages()).toEqual(['/', '/facialRecognition']))
  })

  it('refuses somebody else’s card, and keeps what was read', async () => {
    const page = await confirmed('IdCardOfAnother')
    await page.until(() => expect(box()?.request.content).toBe(ERRORS.IdCardOfAnother.message))
    box()?.answer('confirm')
    page.findText('确认提交')
  })

  it.each<ErrorName>(['IdCardDiffers', 'IdCardNotConfirmed', 'IdCardPeriodInvalid'])(
    'shows %s under its field',
    async (name) => {
      const page = await confirmed(name)
      await page.until(() => page.findText(ERRORS[name].message))
      expect(pages()).toEqual(['/', '/SettingIdCard'])
    },
  )
})

describe('the face', () => {
  const face = () => open(Face, '/facialRecognition', { scene: 'activateAccount' })
  const opened = { bizToken: 't', attemptsLeft: 4, demo: true }

  it('is asked for only after its own consent', async () => {
    answer({
      queryConsents: { consents: [{ ...FACE, withdrawnAt: 2 }] },
      updateConsent: {},
      openFaceVerification: opened,
    })
    answer({ tencentFaceVerify: { passed: true, faceResult: '0', attemptsLeft: 4 } })
    const page = await face()
    await page.until(() => page.findText('开始识别'))
    await page.tap(page.findText('开始识别'))
    expect(callsNamed('openFaceVerification')).toEqual([])
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('开始识别'))
    await page.until(() => expect(pages()).toEqual(['/', '/attestationFinished']))
    expect(callsNamed('updateConsent')).toEqual([{ kind: 'face', version: '1', agreed: true }])
    expect(callsNamed('openFaceVerification')).toEqual([
      { faceScene: 'activateAccount', returnTo: '/main/txFaceResult?scene=activateAccount' },
    ])
  })

  it.each<ErrorName>(['FaceAttemptsUsedUp', 'FaceUnavailable'])('%s leaves the other ways', async (name) => {
    answer({ openFaceVerification: name })
    const page = await face()
    await page.until(() => page.findText('开始识别'))
    await page.tap(page.findText('开始识别'))
    await page.until(() => expect(page.text()).toContain('选择其他办理方式'))
    await page.tap(page.findText('不使用人脸，查看其他办理方式'))
    expect(box()?.request.content).toContain('营业网点')
  })

  it.each([
    ['1', true],
    ['3', false],
  ])('result %s may be tried again: %s', async (faceResult, retry) => {
    answer({ openFaceVerification: opened, tencentFaceVerify: { passed: false, faceResult, attemptsLeft: 3 } })
    const page = await face()
    await page.until(() => page.findText('开始识别'))
    await page.tap(page.findText('开始识别'))
    await page.until(() => page.findText('其他办理方式'))
    expect(page.text().includes('重新识别')).toBe(retry)
  })
})

describe('the activation', () => {
  async function activated(refusal: ErrorName): Promise<Opened> {
    answer({ sendSmsCode: { sentTo: '170****0008', resendAfter: 60, validFor: 300 }, activateAccount: refusal })
    const page = await open(Attested, '/attestationFinished', { scene: 'activateAccount' })
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('170****0008'))
    await page.type('input', '123456')
    await page.tap(page.findText('激活账户'))
    return page
  }

  it('says under the field that a code is wrong', async () => {
    const page = await activated('SmsCodeWrong')
    await page.until(() => page.findText(ERRORS.SmsCodeWrong.message))
    expect(pages()).toEqual(['/', '/attestationFinished'])
  })

  it('is done already for an account that isn’t dormant', async () => {
    const page = await activated('AccountNotDormant')
    await page.until(() => expect(pages()).toEqual(['/', '/activationSuccess']))
  })

  it('wants a valid ID card first', async () => {
    const page = await activated('IdCardExpired')
    await page.until(() => expect(box()?.request.confirmText).toBe('去更新'))
    box()?.answer('confirm')
    await page.until(() => expect(pages()).toEqual(['/', '/SettingIdCard']))
  })
})

describe('information and records', () => {
  it('hands nothing in that the rules refuse, and says what is missing', async () => {
    const page = await open(Information, '/synchronizeIDInfo', { part: 'personal' })
    await page.until(() => page.findText('提交'))
    await page.tap(page.findText('提交'))
    await page.until(() => expect(page.findAll('[role=alert]').length).toBeGreaterThan(0))
    expect(callsNamed('updatePersonalInfo')).toEqual([])
  })

  it('says so when a link names no record of the customer’s', async () => {
    const page = await open(RecordPage, '/listDetails', { recordNo: 'somebody else’s' })
    await page.until(() => page.findText('没有找到该记录'))
  })

  it('leads from one thing done to the next that is required', async () => {
    answer({ queryAccountStatus: { ...STATUS, receiveNoPay: 'Y' } })
    const page = await open(RecordPage, '/editeIdCardResult', { recordNo: 'R1' })
    await page.until(() => page.findText('下一步：完善个人信息'))
  })
})
