import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { agreeOpening } from '@/contract/onboarding/agreeOpening'
import { openAccount } from '@/contract/onboarding/openAccount'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { queryRegions } from '@/contract/identity/queryRegions'
import { savePersonalInfo } from '@/contract/onboarding/savePersonalInfo'
import { saveTaxResidency } from '@/contract/onboarding/saveTaxResidency'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { stateBefore, stateWith } from '../testing/states'
import type { Mounted } from '@test/component/harness'

jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

const open = (step?: string) => openPage('/OpenMiddle', { step })

async function choose(page: Mounted, field: string, entry: string): Promise<void> {
  await page.tap(`[aria-label="${field}，请选择"]`)
  await page.tap(page.findText(entry))
}

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
})

it.each([
  ['idCard', '/VerifiedIdCard'],
  ['face', '/liveDetection'],
  ['card', '/bindbankcard'],
] as const)('sends on to %s', async (step, name) => {
  answer(queryOnboarding, stateBefore(step))
  const page = await open()
  await page.until(() => expect(pages()).toEqual(['/', name]))
})

it('points out what is missing, field by field, and sends nothing', async () => {
  answer(queryOnboarding, stateBefore('personal'))
  const page = await open('personal')
  await page.until(() => page.findText('下一步'))
  await page.tap(page.findText('下一步'))
  page.findText('请选择职业')
  await choose(page, '职业', '教师、医生、工程师等专业人员')
  await page.tap(page.findText('下一步'))
  page.findText('请选择行业')
  expect(sent(savePersonalInfo)).toEqual([])
})

it('asks one question after the other until one is left open, and then only the one that is tapped', async () => {
  answer(queryOnboarding, stateBefore('personal'))
  answer(queryRegions, { regions: [{ code: '220000', name: '吉林省', leaf: false }] })
  const page = await open('personal')
  await page.until(() => page.findText('下一步'))
  const asked = (): (string | null)[] => page.findAll('[role=dialog]').map((each) => each.getAttribute('aria-label'))
  await choose(page, '学历', '大学本科')
  expect(asked()).toEqual(['婚姻状况'])
  await page.tap(page.findText('已婚'))
  expect(asked()).toEqual(['所在地区'])
  await page.tap('[aria-label="关闭"]')
  expect(asked()).toEqual([])
  // What is answered isn't asked again.
  await choose(page, '年收入', '10万元至15万元')
  expect(asked()).toEqual(['所在地区'])
})

async function declare(page: Mounted): Promise<void> {
  await page.tap(page.findText('仅为中国税收居民'))
  await page.tap('[role=checkbox][aria-label^="本人确认"]')
}

/** With everything about oneself filled in but the taxes. */
async function described(): Promise<Mounted> {
  const page = await open('personal')
  await page.until(() => page.findText('下一步'))
  answer(queryRegions, { regions: [{ code: '220000', name: '吉林省', leaf: false }] })
  await choose(page, '职业', '教师、医生、工程师等专业人员')
  for (const entry of ['教育', '10万元至15万元', '大学本科', '已婚']) await page.tap(page.findText(entry))
  await page.until(() => page.findText('吉林省'))
  answer(queryRegions, { regions: [{ code: '220100', name: '长春市', leaf: false }] })
  await page.tap(page.findText('吉林省'))
  await page.until(() => page.findText('长春市'))
  answer(queryRegions, { regions: [{ code: '220102', name: '南关区', leaf: true }] })
  await page.tap(page.findText('长春市'))
  await page.until(() => page.findText('南关区'))
  await page.tap(page.findText('南关区'))
  page.findText('吉林省 长春市 南关区')
  await page.type('[aria-label="详细地址"]', '人民大街1号')
  return page
}

it('sends the codes of what was chosen, and asks for regions one level after the other', async () => {
  answer(queryOnboarding, stateWith(['phone', 'idCard', 'face', 'tax']))
  answer(savePersonalInfo, stateBefore('card'))
  const page = await described()
  expect(page.text()).not.toContain('税收居民身份')
  await page.tap(page.findText('下一步'))
  await page.until(() => expect(pages()).toEqual(['/', '/bindbankcard']))
  expect(sent(saveTaxResidency)).toEqual([])
  expect(sent(queryRegions)).toEqual([{ parent: '' }, { parent: '220000' }, { parent: '220100' }])
  expect(sent(savePersonalInfo)[0]).toEqual({
    ...{ occupation: '20000', industry: 'P', employer: '', marital: 'M', education: '20', income: '102' },
    ...{ region: '220102', address: '人民大街1号' },
  })
})

it('asks about taxes on the same page, sends nothing before both are right, and then one after the other', async () => {
  answer(queryOnboarding, stateBefore('personal'))
  answer(savePersonalInfo, stateBefore('tax'))
  const page = await described()
  await page.tap(page.findText('下一步'))
  page.findText('请选择您的税收居民身份')
  expect(sent(savePersonalInfo)).toEqual([])
  await declare(page)
  loseAnswer(saveTaxResidency)
  await page.tap(page.findText('下一步'))
  await page.until(() => expect(sent(saveTaxResidency)).toEqual([{ residency: 'CHINA', declared: true }]))
  await page.until(() => expect(page.findAll('.is-busy')).toEqual([]))
  // What was filled in is still there for another try.
  expect(pages()).toEqual(['/', '/OpenMiddle'])
  expect((page.find('[aria-label="详细地址"]') as HTMLInputElement).value).toBe('人民大街1号')
  answer(saveTaxResidency, stateBefore('card'))
  await page.tap(page.findText('下一步'))
  await page.until(() => expect(pages()).toEqual(['/', '/bindbankcard']))
})

it('takes no tax statement before one is chosen and declared', async () => {
  answer(queryOnboarding, stateBefore('tax'))
  const page = await open('tax')
  await page.until(() => page.findText('下一步'))
  await page.tap(page.findText('下一步'))
  page.findText('请选择您的税收居民身份')
  await page.tap(page.findText('仅为中国税收居民'))
  await page.tap(page.findText('下一步'))
  expect(sent(saveTaxResidency)).toEqual([])
  await page.tap('[role=checkbox]')
  // A changed statement takes the word back.
  await page.tap(page.findText('仅为非居民'))
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await page.tap(page.findText('下一步'))
  page.findText('请用英文或拼音填写姓')
  await page.tap(page.findText('仅为中国税收居民'))
  await page.tap('[role=checkbox]')
  answer(saveTaxResidency, stateBefore('card'))
  await page.tap(page.findText('下一步'))
  await page.until(() => expect(pages()).toEqual(['/', '/bindbankcard']))
  expect(sent(saveTaxResidency)[0]).toEqual({ residency: 'CHINA', declared: true })
})

describe('handing the application in', () => {
  const SUBMITTED = stateBefore('open', { opening: { state: 'SUBMITTED', submittedAt: 1 } })
  const agreed = async (): Promise<Mounted> => {
    const page = await open('agreements')
    await page.until(() => page.findText('同意协议并开户'))
    await page.tap('[role=checkbox]')
    return page
  }

  beforeEach(() => {
    answer(queryOnboarding, stateBefore('agreements'))
    answer(agreeOpening, stateBefore('open'))
  })

  it('wants the agreements ticked, which they are not beforehand, and lets them be read', async () => {
    const page = await open('agreements')
    await page.until(() => page.findText('同意协议并开户'))
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    await page.tap(page.findText('同意协议并开户'))
    expect(sent(agreeOpening)).toEqual([])
    await page.tap(page.findText('《电子银行服务协议》'))
    await page.until(() => expect(page.text()).toContain('支付密码用于资金交易'))
  })

  it('leads who agreed to a former version in an earlier application to what changed', async () => {
    const [first, ...others] = stateBefore('agreements').agreements
    if (!first) throw new Error('no agreement')
    const agreements = [{ ...first, formerVersion: '2026.2' }, ...others]
    answer(queryOnboarding, stateBefore('agreements', { agreements }))
    const page = await open('agreements')
    const said = `《${first.title}》已更新，您此前同意的是版本2026.2，看看改了什么`
    await page.until(() => page.findText(said))
    expect(page.text().match(/看看改了什么/g)).toHaveLength(1)
    await page.tap(page.findText(said))
    expect(navigation.stack.at(-1)?.query).toEqual({ changes: 'agreement:accountService' })
  })

  it('names every agreement with its version, then opens, and watches the progress', async () => {
    answer(openAccount, SUBMITTED)
    const page = await agreed()
    await page.tap(page.findText('同意协议并开户'))
    await page.until(() => expect(pages()).toEqual(['/', '/openLoading']))
    expect(sent(agreeOpening)[0]).toEqual({
      agreements: stateBefore('open').agreements.map(({ id, version }) => ({ id, version })),
    })
  })

  it('gives no consent to a version that the app hasn’t shown, and unticks what the bank doesn’t take', async () => {
    const agreements = stateBefore('agreements').agreements.map((each) => ({ ...each, version: 'next' }))
    answer(queryOnboarding, stateBefore('agreements', { agreements }))
    refuse(agreeOpening, 'AgreementMissing')
    const page = await agreed()
    await page.tap(page.findText('同意协议并开户'))
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('协议内容已更新'))
    const shown = OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version }))
    expect(sent(agreeOpening)).toEqual([{ agreements: shown }])
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    expect(sent(queryOnboarding)).toHaveLength(2)
  })

  it('leads whose ID card is taken to giving another', async () => {
    refuse(openAccount, 'IdCardTaken')
    const page = await agreed()
    await page.tap(page.findText('同意协议并开户'))
    await page.until(() => expect(store.get(boxAtom)?.request.cancelText).toBe('更换身份证'))
    store.get(boxAtom)?.answer('cancel')
    await page.until(() => expect(pages()).toEqual(['/', '/VerifiedIdCard']))
  })

  it('asks for an application whose answer was lost', async () => {
    loseAnswer(openAccount)
    const page = await agreed()
    answer(queryOnboarding, SUBMITTED)
    await page.tap(page.findText('同意协议并开户'))
    await page.until(() => expect(pages()).toEqual(['/', '/openLoading']))
  })

  it('keeps the id of a try that may not have come through, and takes another after a refusal', async () => {
    loseAnswer(openAccount)
    const page = await agreed()
    const ids = (): unknown[] => sent(openAccount).map(({ clientId }) => clientId)
    const press = async (count: number): Promise<void> => {
      await page.tap(page.findText('同意协议并开户'))
      await page.until(() => expect(ids()).toHaveLength(count))
      await page.until(() => expect(page.findAll('.is-busy')).toEqual([]))
    }
    await press(1)
    refuse(openAccount, 'ClientIdReused')
    await press(2)
    await press(3)
    expect(ids()[1]).toBe(ids()[0])
    expect(ids()[2]).not.toBe(ids()[0])
  })
})
