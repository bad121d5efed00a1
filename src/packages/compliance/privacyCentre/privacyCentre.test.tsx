import { act } from 'react-dom/test-utils'
import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { exportMyData } from '@/contract/compliance/exportMyData'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { signOut } from '@/contract/entry/signOut'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { updatePrivacyPolicyStatus } from '@/contract/entry/updatePrivacyPolicyStatus'
import { boxAtom } from '@/session/overlay'
import { session } from '@/session/session'
import { store } from '@/session/store'

const GIVEN = { version: '1', givenAt: 1_795_420_800_000, withdrawable: true }
const CONSENTS = [
  { ...GIVEN, kind: 'privacyPolicy', title: '隐私政策' },
  { ...GIVEN, kind: 'face', title: '人脸信息处理授权书' },
  { ...GIVEN, kind: 'agreement:onlineBanking', title: '电子银行服务协议', withdrawable: false },
]

const open = (view: 'consents' | 'data') => openPage('/SettingSecret', { view })
const box = () => store.get(boxAtom)

beforeEach(() => {
  arrive()
  answer(queryConsents, { consents: CONSENTS })
})

it('shows every consent, and offers to take back only those that can be', async () => {
  const page = await open('consents')
  await page.until(() => page.findText('电子银行服务协议'))
  expect(page.findAll('[role=listitem]')).toHaveLength(3)
  expect(page.findAll('[aria-label^=撤回]').map((each) => each.getAttribute('aria-label'))).toEqual([
    '撤回授权，隐私政策',
    '撤回授权，人脸信息处理授权书',
  ])
})

it('takes the face consent back only after saying what ends, and leaves the person signed in', async () => {
  answer(updateConsent, {})
  const page = await open('consents')
  await page.until(() => page.find('[aria-label=撤回授权，人脸信息处理授权书]'))
  await page.tap('[aria-label=撤回授权，人脸信息处理授权书]')
  expect(box()?.request.content).toContain('停止处理您的人脸信息')
  await act(async () => box()?.answer('cancel'))
  expect(sent(updateConsent)).toEqual([])
  await page.tap('[aria-label=撤回授权，人脸信息处理授权书]')
  box()?.answer('confirm')
  await page.until(() => expect(sent(updateConsent)).toEqual([{ kind: 'face', version: '1', agreed: false }]))
  expect(session().token).toBe('session')
})

it('keeps the person where they are when the bank doesn’t take the withdrawal of the policy', async () => {
  refuse(updatePrivacyPolicyStatus, 'InternalError')
  const page = await open('consents')
  await page.until(() => page.find('[aria-label=撤回授权，隐私政策]'))
  await page.tap('[aria-label=撤回授权，隐私政策]')
  box()?.answer('confirm')
  await page.until(() => expect(sent(updatePrivacyPolicyStatus)).toHaveLength(1))
  expect(pages()).toEqual(['/', '/SettingSecret'])
  expect(session()).toMatchObject({ token: 'session', consent: 'given' })
})

it('ends the session with the policy’s consent', async () => {
  answer(updatePrivacyPolicyStatus, {})
  answer(signOut, {})
  const page = await open('consents')
  await page.until(() => page.find('[aria-label=撤回授权，隐私政策]'))
  await page.tap('[aria-label=撤回授权，隐私政策]')
  box()?.answer('confirm')
  await page.until(() => expect(session().token).toBeUndefined())
  expect(sent(updatePrivacyPolicyStatus)).toEqual([{ confirmStatus: '0', version: '1' }])
  expect(pages()).toEqual(['/'])
})

it('asks for the copy of one’s data only behind the gesture', async () => {
  arrive({ signedIn: false })
  const page = await open('data')
  page.findText('为保护您的信息，请先验证手势密码')
  expect(sent(exportMyData)).toEqual([])
  await page.tap(page.findText('去验证'))
  await page.until(() => expect(pages()).toEqual(['/', '/SettingSecret', '/gesture']))
})

it('tells somebody who isn’t registered that there is nothing yet', async () => {
  arrive({ registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false })
  refuse(exportMyData, 'NotRegistered')
  const page = await open('data')
  await page.until(() => page.findText('我行尚未保存您的资料'))
})
