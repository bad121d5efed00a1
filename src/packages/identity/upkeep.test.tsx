import { answer, refuse, sent } from '@test/component/bank'
import { showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { lookOf } from '@test/component/readiness'
import { pages } from '@test/component/router'
import type { Mounted } from '@test/component/harness'
import { activateAccount } from '@/contract/identity/activateAccount'
import { idCardImage } from '@/contract/identity/idCardImage'
import { ocrZipControl } from '@/contract/identity/ocrZipControl'
import { openFaceVerification } from '@/contract/identity/openFaceVerification'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { queryIdentifyList } from '@/contract/identity/queryIdentifyList'
import { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import { recogniseIdCard } from '@/contract/identity/recogniseIdCard'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { updateIdCard } from '@/contract/identity/updateIdCard'
import { updatePersonalInfo } from '@/contract/identity/updatePersonalInfo'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

jest.mock('@/platform/imageChoice', () => ({
  imageChoice: {
    choose: () =>
      Promise.resolve({ ok: true, value: { base64: 'AA==', address: 'data:,', mime: 'image/jpeg', bytes: 1 } }),
  },
}))
jest.mock('@/platform/faceVerify', () => ({
  faceVerify: { leaves: true, start: () => Promise.resolve({ ok: true, value: 'done' }) },
}))
jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

const STATUS = {
  acctStatus: 'N',
  missingImageState: '',
  receiveNoPay: 'N',
  cancelButtonState: 'N',
  acctString: '0008',
  unreadMessages: 0,
}
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
const RECORD = { recordNo: 'R1', kind: 'ID_CARD', title: '更新身份证', state: 'DONE', at: 1 } as const
const FACE = { kind: 'face', title: '', version: '2', givenAt: 1, withdrawable: true }

const box = () => store.get(boxAtom)

beforeEach(() => {
  arrive()
  answer(queryAccountStatus, STATUS)
  answer(verifyIdCardValidPeriod, {})
  answer(queryPersonalInfo, INFO)
  answer(queryConsents, { consents: [FACE] })
  answer(queryIdentifyList, { records: [RECORD] })
  answer(ocrZipControl, { maxBytes: 300_000, quality: 0.9 })
})

describe('how papers stand', () => {
  it('takes 523 for an answer and leads to the renewal first', async () => {
    refuse(verifyIdCardValidPeriod, 'IdCardExpired')
    answer(queryAccountStatus, { ...STATUS, acctStatus: 'D' })
    const page = await openPage('/EditeIdCard')
    await page.until(() => page.findText('已过期'))
    await page.tap(page.findText('更新身份证'))
    await page.until(() => expect(pages()).toEqual(['/', '/EditeIdCard', '/SettingIdCard']))
  })

  it('is an error with a way to try again when the bank doesn’t say', async () => {
    refuse(verifyIdCardValidPeriod, 'InternalError')
    const page = await openPage('/Microvalidation')
    await page.until(() => page.findText(ERRORS.InternalError.message))
    answer(verifyIdCardValidPeriod, {})
    await page.tap(page.findText('重新加载'))
    await page.until(() => page.findText('您可正常办理业务，建议尽快完善个人信息'))
  })
})

describe('the renewal', () => {
  it('of a card that is under review says so, with the way to its record', async () => {
    answer(queryPersonalInfo, { ...INFO, idCardReview: 'R1' })
    const page = await openPage('/SettingIdCard')
    await page.until(() => expect(page.text()).toContain('您提交的新身份证正在审核'))
    await page.tap(page.findText('查看进度'))
    await page.until(() => expect(pages()).toEqual(['/', '/SettingIdCard', '/listDetails']))
  })

  async function confirmed(refusal?: ErrorName): Promise<Mounted> {
    answer(idCardImage, { imageId: 'i' })
    answer(recogniseIdCard, { card: CARD, demo: true })
    if (refusal) refuse(updateIdCard, refusal)
    else answer(updateIdCard, RECORD)
    const page = await openPage('/SettingIdCard', { face: '1' })
    await page.tap(page.findText('拍摄人像面'))
    await page.until(() => page.findText('人像面已上传，点击重拍'))
    await page.tap(page.findText('拍摄国徽面'))
    await page.until(() => page.findText('确认提交'))
    await page.tap(page.findText('确认提交'))
    return page
  }

  it('looks as if it can be handed in only with a card as the rules take it, and says what is wrong', async () => {
    answer(idCardImage, { imageId: 'i' })
    answer(recogniseIdCard, { card: { ...CARD, authority: '' }, demo: true })
    const page = await openPage('/SettingIdCard', { face: '1' })
    await page.tap(page.findText('拍摄人像面'))
    await page.until(() => page.findText('人像面已上传，点击重拍'))
    await page.tap(page.findText('拍摄国徽面'))
    await page.until(() => expect(lookOf(page, '确认提交')).toBe('blocked'))
    await page.tap(page.findText('确认提交'))
    page.findText('请填写身份证上的签发机关')
    await page.type('[aria-label="签发机关"]', '演示市公安局')
    expect(lookOf(page, '确认提交')).toBe('primary')
  })

  it('ends on the result of its record', async () => {
    const page = await confirmed()
    await page.until(() => expect(pages()).toEqual(['/', '/editeIdCardResult']))
    expect(sent(updateIdCard)).toHaveLength(1)
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
  showsOwnerObstacles(activateAccount, () => openPage('/facialRecognition', { scene: 'activateAccount' }))

  it('for a new ID card is asked for whatever keeps the account from being woken', async () => {
    const { code, message } = ERRORS.IdCardExpired
    answer(queryObstacles, { obstacles: [{ code, name: 'IdCardExpired', message }] })
    const page = await openPage('/facialRecognition', { scene: 'updateIdCard' })
    await page.until(() => page.findText('开始识别'))
    expect(page.text()).not.toContain(message)
  })

  const face = () => openPage('/facialRecognition', { scene: 'activateAccount' })
  const opened = { bizToken: 't', attemptsLeft: 4, demo: true }

  it.each([
    ['to a former version is led to what changed', { version: '1', newerVersion: '2' }, true],
    ['to the present one and withdrew it is only asked', { withdrawnAt: 2 }, false],
  ])('who agreed %s', async (_, given, led) => {
    answer(queryConsents, { consents: [{ ...FACE, ...given }] })
    const page = await openPage('/facialRecognition', { scene: 'updateIdCard' })
    await page.until(() => page.find('[role=checkbox]'))
    expect(page.text().includes('授权书已更新，您此前同意的是版本1，看看改了什么')).toBe(led)
  })

  it('is asked for only after its own consent', async () => {
    answer(queryConsents, { consents: [{ ...FACE, withdrawnAt: 2 }] })
    answer(updateConsent, {})
    answer(openFaceVerification, opened)
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    const page = await face()
    await page.until(() => page.findText('开始识别'))
    await page.tap(page.findText('开始识别'))
    expect(sent(openFaceVerification)).toEqual([])
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('开始识别'))
    await page.until(() => expect(pages()).toEqual(['/', '/attestationFinished']))
    expect(sent(updateConsent)).toEqual([{ kind: 'face', version: '2', agreed: true }])
    expect(sent(openFaceVerification)).toEqual([
      { faceScene: 'activateAccount', returnTo: '/main/txFaceResult?scene=activateAccount' },
    ])
  })

  it('offers the other ways alone once no try is left', async () => {
    refuse(openFaceVerification, 'FaceAttemptsUsedUp')
    const page = await face()
    await page.until(() => page.findText('开始识别'))
    await page.tap(page.findText('开始识别'))
    await page.until(() => page.findText('今日人脸识别次数已用完'))
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.findText('查看其他办理方式'))
    expect(box()?.request.content).toContain('营业网点')
  })

  it('leaves the other ways where the service is down', async () => {
    refuse(openFaceVerification, 'FaceUnavailable')
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
    answer(openFaceVerification, opened)
    answer(tencentFaceVerify, { passed: false, faceResult, attemptsLeft: 3 })
    const page = await face()
    await page.until(() => page.findText('开始识别'))
    await page.tap(page.findText('开始识别'))
    await page.until(() => page.findText('查看其他办理方式'))
    expect(page.text().includes('重新识别')).toBe(retry)
  })
})

describe('the activation', () => {
  async function activated(refusal: ErrorName): Promise<Mounted> {
    answer(sendSmsCode, { sentTo: '170****0008', resendAfter: 60, validFor: 300 })
    refuse(activateAccount, refusal)
    const page = await openPage('/attestationFinished', { scene: 'activateAccount' })
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

  it.each(['IdCardExpired', 'IdCardLost'] as const)('wants a valid ID card first: %s', async (refusal) => {
    const page = await activated(refusal)
    await page.until(() => expect(box()?.request.confirmText).toBe('去更新'))
    box()?.answer('confirm')
    await page.until(() => expect(pages()).toEqual(['/', '/SettingIdCard']))
  })
})

describe('information and records', () => {
  it('hands nothing in that the rules refuse, and says what is missing', async () => {
    const page = await openPage('/synchronizeIDInfo', { part: 'personal' })
    await page.until(() => page.findText('提交'))
    await page.tap(page.findText('提交'))
    await page.until(() => expect(page.findAll('[role=alert]').length).toBeGreaterThan(0))
    expect(sent(updatePersonalInfo)).toEqual([])
  })

  it('leads from one record to all of them', async () => {
    const page = await openPage('/listDetails', { recordNo: 'R1' })
    await page.until(() => page.findText('查看全部记录'))
    await page.tap(page.findText('查看全部记录'))
    expect(pages().at(-1)).toBe('/identifyList')
  })

  it('says so when a link names no record of the customer’s', async () => {
    const page = await openPage('/listDetails', { recordNo: 'somebody else’s' })
    await page.until(() => page.findText('没有找到该记录'))
  })

  it('leads from one thing done to the next that is required', async () => {
    answer(queryAccountStatus, { ...STATUS, receiveNoPay: 'Y' })
    const page = await openPage('/editeIdCardResult', { recordNo: 'R1' })
    await page.until(() => page.findText('下一步：完善个人信息'))
  })
})
