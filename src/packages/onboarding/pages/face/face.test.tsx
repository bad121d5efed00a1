import { mount } from '@test/component/harness'
import { answer, asked, forgetBank } from '@/app/testing/fakeBank'
import { navigation, pages, startAt } from '@/app/testing/fakeRouter'
import { arrive, nobodyYet } from '@/app/testing/people'
import { findRoute } from '@/routes/table'
import { forgetAnswers } from '@/session/memory'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { stateBefore, stateWith } from '@/packages/onboarding/testing/states'
import Face from './index'

const mockStart = jest.fn<Promise<unknown>, [unknown]>()

jest.mock('@/platform/navigation', () => jest.requireActual('@/app/testing/fakeRouter'))
jest.mock('@/session/bank', () => jest.requireActual('@/app/testing/fakeBank'))
jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))
jest.mock('@/platform/faceVerify', () => ({
  faceVerify: { leaves: true, start: (session: unknown) => mockStart(session) },
}))

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const PASSED = stateBefore('personal')
const open = (name = '/liveDetection', query: object = {}) =>
  mount(Face, { route: findRoute(name), query: { ...query, ...findRoute(name)?.with } } as object)
const calls = (name: string) => asked.filter((each) => each.name === name)
const answered = (faceResult: string, attemptsLeft = 4) => ({
  tencentFaceVerify: { passed: faceResult === '0', faceResult, attemptsLeft },
})

/** @param then what the bank knows once it is asked again */
async function begun(then: object) {
  const page = await open()
  await page.until(() => page.findText('开始识别'))
  await page.tap('[role=checkbox]')
  answer({ queryOnboarding: then })
  await page.tap(page.findText('开始识别'))
  return page
}

beforeEach(async () => {
  await startAt('/liveDetection')
  nobodyYet()
  forgetBank()
  forgetAnswers()
  store.get(boxAtom)?.answer('close')
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  mockStart.mockReset().mockResolvedValue({ ok: false, error: { kind: 'unsupported' } })
  answer({
    queryOnboarding: stateBefore('face'),
    updateConsent: {},
    openFaceVerification: { bizToken: 'biz', url: 'https://face', attemptsLeft: 4, demo: true },
  })
})

it('opens nothing before the separate consent, which is not ticked beforehand', async () => {
  const page = await open()
  await page.until(() => page.findText('开始识别'))
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await page.tap(page.findText('开始识别'))
  expect(asked.map(({ name }) => name)).toEqual(['queryOnboarding'])
})

it('gives the consent, asks for a way back to its own route, and goes on when the face matches', async () => {
  answer(answered('0'))
  const page = await begun(PASSED)
  await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
  expect(calls('updateConsent')[0]?.request).toMatchObject({ kind: 'face', agreed: true })
  expect(calls('openFaceVerification')[0]?.request).toEqual({
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
  answer(answered(result))
  const page = await open('/publicFace', { bizToken: 'biz' })
  await page.until(() => page.findText(title))
  page.findText('改用人工审核')
  expect(page.text().includes('重新识别')).toBe(retry)
})

it('offers no other try when none is left', async () => {
  answer(answered('1', 0))
  const page = await open('/publicFace', { bizToken: 'biz' })
  await page.until(() => page.findText('未能确认是您本人'))
  expect(page.text()).not.toContain('重新识别')
})

it('takes a token used before for what the bank knows', async () => {
  answer({ tencentFaceVerify: 'TokenRefused' })
  const page = await open('/publicFace', { bizToken: 'old' })
  await page.until(() => page.findText('开始识别'))
})

it('leads from the way to a card on to the card', async () => {
  answer({ ...answered('0'), queryOnboarding: PASSED })
  const page = await open('/publicFaceAddCard', { bizToken: 'biz' })
  await page.until(() => expect(pages().slice(-1)).toEqual(['/bindbankcard']))
})

it('asks a person instead, without any consent to face data', async () => {
  const page = await open()
  await page.until(() => page.findText('不使用人脸，改用人工审核'))
  await page.tap(page.findText('不使用人脸，改用人工审核'))
  answer({ requestFaceReview: stateBefore('face', { face: { state: 'REVIEW', consented: false, attemptsLeft: 5 } }) })
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
  expect(navigation.stack[1]?.query).toEqual({ step: 'personal' })
  expect(calls('updateConsent')).toEqual([])
})

it('says so when nothing is left to do but wait', async () => {
  const face = { state: 'REVIEW', consented: true, attemptsLeft: 0 } as const
  const done = ['phone', 'idCard', 'personal', 'tax', 'password', 'agreements'] as const
  answer({ queryOnboarding: stateWith(done, { face }) })
  const page = await open()
  await page.until(() => page.findText('人工审核中'))
  page.findText('返回首页')
  expect(page.text()).not.toContain('改用人脸识别')
})
