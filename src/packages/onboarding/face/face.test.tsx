import { answer, asked, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { openFaceVerification } from '@/contract/identity/openFaceVerification'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { requestFaceReview } from '@/contract/onboarding/requestFaceReview'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { stateBefore, stateWith } from '../testing/states'

const mockStart = jest.fn<Promise<unknown>, [unknown]>()

jest.mock('@/platform/faceVerify', () => ({
  faceVerify: { leaves: true, start: (session: unknown) => mockStart(session) },
}))

const PASSED = stateBefore('personal')
const open = () => openPage('/liveDetection')
const compared = (faceResult: string, attemptsLeft = 4) => ({
  passed: faceResult === '0',
  faceResult,
  attemptsLeft,
})

/** @param then what the bank knows once it is asked again */
async function begun(then: OnboardingState) {
  const page = await open()
  await page.until(() => page.findText('开始识别'))
  await page.tap('[role=checkbox]')
  answer(queryOnboarding, then)
  await page.tap(page.findText('开始识别'))
  return page
}

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  mockStart.mockReset().mockResolvedValue({ ok: false, error: { kind: 'unsupported' } })
  answer(queryOnboarding, stateBefore('face'))
  answer(updateConsent, {})
  answer(openFaceVerification, { bizToken: 'biz', url: 'https://face', attemptsLeft: 4, demo: true })
})

it('opens nothing before the separate consent, which is not ticked beforehand', async () => {
  const page = await open()
  await page.until(() => page.findText('开始识别'))
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await page.tap(page.findText('开始识别'))
  expect(asked()).toEqual(['queryOnboarding'])
})

it('leads who agreed to a former consent to what changed, above the box', async () => {
  const face = { state: 'NONE', consented: false, formerVersion: '1', attemptsLeft: 5 } as const
  answer(queryOnboarding, stateBefore('face', { face }))
  const page = await open()
  await page.until(() => page.findText('授权书已更新，您此前同意的是版本1，看看改了什么'))
  await page.tap(page.findText('授权书已更新，您此前同意的是版本1，看看改了什么'))
  expect(navigation.stack.at(-1)).toMatchObject({ name: '/policyAgreement', query: { changes: 'face' } })
})

it('leads to a person with its first button where no try is left today', async () => {
  const face = { state: 'NONE', consented: true, attemptsLeft: 0 } as const
  answer(queryOnboarding, stateBefore('face', { face }))
  const page = await open()
  await page.until(() => page.findText('今日人脸识别次数已用完'))
  expect(page.findAll('.ui-button--primary').map(({ textContent }) => textContent)).toEqual(['改用人工审核'])
  expect(page.findAll('[aria-disabled=true]')).toEqual([])
})

it('gives the consent, asks for a way back to its own route, and goes on when the face matches', async () => {
  answer(tencentFaceVerify, compared('0'))
  const page = await begun(PASSED)
  await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
  expect(sent(updateConsent)[0]).toMatchObject({ kind: 'face', agreed: true })
  expect(sent(openFaceVerification)[0]).toEqual({
    faceScene: 'openAccount',
    returnTo: '/main/liveDetection',
  })
  expect(mockStart).toHaveBeenCalledWith({ bizToken: 'biz', url: 'https://face' })
})

it.each([
  ['1', '未能确认是您本人', true],
  ['2', '未能检测到真人动作', true],
  ['3', '暂无可比对的登记照片', false],
  ['4', '人脸识别未完成', true],
] as const)('says what result %s means and offers what can help', async (result, title, retry) => {
  answer(tencentFaceVerify, compared(result))
  const page = await openPage('/publicFace', { bizToken: 'biz' })
  await page.until(() => page.findText(title))
  page.findText('改用人工审核')
  expect(page.text().includes('重新识别')).toBe(retry)
})

it('offers no other try when none is left', async () => {
  answer(tencentFaceVerify, compared('1', 0))
  const page = await openPage('/publicFace', { bizToken: 'biz' })
  await page.until(() => page.findText('未能确认是您本人'))
  expect(page.text()).not.toContain('重新识别')
})

it('takes a token used before for what the bank knows', async () => {
  refuse(tencentFaceVerify, 'TokenRefused')
  const page = await openPage('/publicFace', { bizToken: 'old' })
  await page.until(() => page.findText('开始识别'))
})

it('leads from the way to a card on to the card', async () => {
  answer(tencentFaceVerify, compared('0'))
  answer(queryOnboarding, PASSED)
  const page = await openPage('/publicFaceAddCard', { bizToken: 'biz' })
  await page.until(() => expect(pages().slice(-1)).toEqual(['/bindbankcard']))
})

it('asks a person instead, without any consent to face data', async () => {
  const page = await open()
  await page.until(() => page.findText('不使用人脸，改用人工审核'))
  await page.tap(page.findText('不使用人脸，改用人工审核'))
  answer(requestFaceReview, stateBefore('face', { face: { state: 'REVIEW', consented: false, attemptsLeft: 5 } }))
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
  expect(navigation.stack[1]?.query).toEqual({ step: 'personal' })
  expect(sent(updateConsent)).toEqual([])
})

it('says so when nothing is left to do but wait', async () => {
  const face = { state: 'REVIEW', consented: true, attemptsLeft: 0 } as const
  const done = ['phone', 'idCard', 'personal', 'tax', 'password', 'agreements'] as const
  answer(queryOnboarding, stateWith(done, { face }))
  const page = await open()
  await page.until(() => page.findText('人工审核中'))
  page.findText('返回首页')
  expect(page.text()).not.toContain('改用人脸识别')
})
