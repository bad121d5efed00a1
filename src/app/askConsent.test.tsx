import { keepWaiting, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation } from '@test/component/router'
import { getControlByWhiteList } from '@/contract/entry/getControlByWhiteList'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { updatePrivacyPolicyStatus } from '@/contract/entry/updatePrivacyPolicyStatus'
import { ERROR_MESSAGES } from '@/domain/errors/messages'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { link } from '@/routes/link'
import { boxAtom } from '@/session/overlay'
import type { BoxAnswer } from '@/session/overlay'
import { dispatch, session } from '@/session/session'
import { store } from '@/session/store'
import { removeObstacle } from './entry'

const box = () => store.get(boxAtom)

/** Somebody who has to agree, and what they answered. */
async function asked(former: string | undefined, chosen: BoxAnswer, version = PRIVACY_POLICY_VERSION) {
  arrive()
  dispatch({ type: 'consentKnown', consent: 'needed', version, former })
  const page = await openPage('/policyAgreement')
  const done = removeObstacle('consent', link('/'), true)
  await page.until(() => expect(box()).toBeDefined())
  const request = box()?.request
  box()?.answer(chosen)
  await done
  return { page, request }
}

it('asks who never agreed to another version with the texts to read, and says when the bank doesn’t take it', async () => {
  refuse(updatePrivacyPolicyStatus, 'InvalidRequest')
  const { page, request } = await asked(undefined, 'confirm')
  expect(request).toMatchObject({ title: '隐私政策提示', showYSPolicy: true, showClose: false })
  expect(sent(updatePrivacyPolicyStatus)).toEqual([{ confirmStatus: '1', version: PRIVACY_POLICY_VERSION }])
  await page.until(() => page.findText(ERROR_MESSAGES.InternalError))
})

it('gives no consent to a version that it hasn’t shown', async () => {
  refuse(updatePrivacyPolicyStatus, 'InvalidRequest')
  const { page } = await asked(undefined, 'confirm', 'next')
  expect(sent(updatePrivacyPolicyStatus)).toEqual([{ confirmStatus: '1', version: PRIVACY_POLICY_VERSION }])
  await page.until(() => page.findText('隐私政策已更新，请退出后重新进入阅读'))
})

it('leads who agreed to another version to what changed, and records nothing before it is read', async () => {
  const { request } = await asked('4', 'confirm')
  expect(request).toMatchObject({ title: '隐私政策已更新', confirmText: '看看改了什么', showClose: false })
  expect(request?.content).toContain('您此前同意的是版本4')
  expect(navigation.stack.at(-1)).toMatchObject({
    name: '/policyAgreement',
    query: { changes: 'privacyPolicy', fromUrl: 1 },
  })
  expect(sent(updatePrivacyPolicyStatus)).toEqual([])
})

it.each([undefined, '4'])('lets who agreed to %s leave', async (former) => {
  await asked(former, 'cancel')
  expect(navigation.stack).toMatchObject([{ name: '/ErrorInfo', query: { reason: 'consent' } }])
  expect(sent(updatePrivacyPolicyStatus)).toEqual([])
})

it('leaves who couldn’t agree a page that tries again, and then asks again', async () => {
  refuse(updatePrivacyPolicyStatus, 'InvalidRequest')
  arrive()
  dispatch({ type: 'consentKnown', consent: 'needed', version: '5' })
  const page = await openPage('/systemMsg')
  await page.until(() => expect(box()?.request.title).toBe('隐私政策提示'))
  box()?.answer('confirm')
  await page.until(() => page.findText('重新加载'))
  keepWaiting(getControlByWhiteList)
  keepWaiting(getCustomizedConfig)
  await page.tap(page.findText('重新加载'))
  expect(session().phase).toBe('starting')
})
