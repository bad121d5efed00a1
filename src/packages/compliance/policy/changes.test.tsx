import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryLegalText } from '@/contract/compliance/queryLegalText'
import { queryTextChanges } from '@/contract/compliance/queryTextChanges'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { updatePrivacyPolicyStatus } from '@/contract/entry/updatePrivacyPolicyStatus'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import { dispatch } from '@/session/session'

const TEXT = { title: '向产品管理人提供信息授权书', version: '2', effective: '20261101' }
const COMPARED = {
  ...TEXT,
  agreed: false,
  from: '1',
  kept: true,
  summaryFrom: '1',
  summary: ['写明授权何时起、何时止'],
  changes: [
    { change: 'NEW' as const, section: '三、您的选择', now: '自您同意时起有效。' },
    { change: 'CHANGED' as const, section: '三、您的选择', was: '由接收方保存。', now: '由接收方依法保存。' },
    { change: 'GONE' as const, section: '四、其他', was: '不再适用的一句。' },
  ],
}

const open = (asks = true, kind: 'assetManager' | 'privacyPolicy' = 'assetManager') =>
  openPage('/policyAgreement', { changes: kind, ...(asks ? { fromUrl: '1' } : {}) })

beforeEach(() => {
  arrive()
  answer(queryTextChanges, COMPARED)
})

it('tells what is new, changed and gone since the version this customer agreed to', async () => {
  const page = await open()
  await page.until(() => page.findText('您此前同意的是版本1，现行版本2，2026年11月1日起生效'))
  page.findText('写明授权何时起、何时止')
  expect(page.text()).not.toContain('以下要点')
  const lines = page.findAll('[aria-label=改了什么] [role=listitem]').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    '三、您的选择新增自您同意时起有效。',
    '修改原文：由接收方保存。现文：由接收方依法保存。',
    '四、其他删去原文：不再适用的一句。',
  ])
})

it('says of which version the lines are, to who agreed to an older one', async () => {
  answer(queryTextChanges, { ...COMPARED, version: '3', summaryFrom: '2' })
  const page = await open()
  await page.until(() => page.findText('以下要点较版本2而言，与版本1的不同请看逐句比对'))
  page.findText('写明授权何时起、何时止')
})

it('has both whole texts a tap away', async () => {
  answer(queryLegalText, { ...TEXT, version: '1', sections: [{ title: '', paragraphs: ['从前的全文。'] }] })
  const page = await open()
  await page.until(() => page.findText('您此前同意的版本1全文'))
  await page.tap(page.findText('您此前同意的版本1全文'))
  await page.until(() => page.findText('从前的全文。'))
  expect(sent(queryLegalText)).toEqual([{ kind: 'assetManager', version: '1' }])
})

it('records the consent to the version that was compared, and goes back', async () => {
  answer(updateConsent, {})
  const page = await open()
  await page.until(() => page.findText('同意新版'))
  await page.tap(page.findText('同意新版'))
  await page.until(() => expect(pages()).toEqual(['/']))
  expect(sent(updateConsent)).toEqual([{ kind: 'assetManager', version: '2', agreed: true }])
})

it('records the consent to the policy that was compared, also where the app was started under another', async () => {
  dispatch({ type: 'consentKnown', consent: 'needed', version: '4', former: '3' })
  answer(queryTextChanges, { ...COMPARED, title: '隐私政策', version: '5', from: '3' })
  answer(updatePrivacyPolicyStatus, {})
  answer(checkRegisterStatus, { registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false })
  answer(verifyGestureCipherResult, { gestureCipherResult: '0' })
  const page = await open(true, 'privacyPolicy')
  await page.until(() => page.findText('同意新版'))
  await page.tap(page.findText('同意新版'))
  await page.until(() => expect(pages()).toEqual(['/']))
  expect(sent(updatePrivacyPolicyStatus)).toEqual([{ confirmStatus: '1', version: '5' }])
})

it('stays and compares anew when another version is asked for meanwhile', async () => {
  refuse(updateConsent, 'ConsentOutdated')
  const page = await open()
  await page.until(() => page.findText('同意新版'))
  await page.tap(page.findText('同意新版'))
  await page.until(() => expect(sent(queryTextChanges)).toHaveLength(2))
  expect(pages()).toEqual(['/', '/policyAgreement'])
})

it('asks nobody who only looks, or agrees already', async () => {
  const looking = await open(false)
  await looking.until(() => looking.findText('写明授权何时起、何时止'))
  expect(looking.findAll('.ui-button--primary')).toHaveLength(0)
  answer(queryTextChanges, { ...COMPARED, agreed: true })
  const agreed = await open()
  await agreed.until(() => agreed.findText('您此前同意的是版本1，现行版本2，2026年11月1日起生效，您已同意'))
  expect(agreed.findAll('.ui-button--primary')).toHaveLength(0)
})

it('says why there is nothing to compare', async () => {
  const none = { ...COMPARED, kept: false, summary: [], changes: [] }
  answer(queryTextChanges, none)
  const page = await open()
  await page.until(() => page.findText('版本1的文本无法提供，不能逐句比对，请阅读现行版本全文，如有疑问请致电客服。'))
  answer(queryTextChanges, { ...none, from: undefined })
  const first = await open()
  await first.until(() => first.findText('您此前没有同意过其他版本'))
})

it('says what the bank says when it has no such text', async () => {
  refuse(queryTextChanges, 'TextUnknown')
  const page = await open()
  await page.until(() => page.findText('该版本的文本无法提供，请致电客服'))
})

it('leads who isn’t known to the sign-in', async () => {
  nobodyYet()
  dispatch({ type: 'noSession' })
  const page = await open()
  await page.until(() => page.findText('去登录'))
  expect(sent(queryTextChanges)).toEqual([])
})
