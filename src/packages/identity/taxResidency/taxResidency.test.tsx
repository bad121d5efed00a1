import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { navigation, pages } from '@test/component/router'
import { explainTaxResidency } from '@/contract/identity/explainTaxResidency'
import { queryTaxResidency } from '@/contract/identity/queryTaxResidency'
import { updateTaxResidency } from '@/contract/identity/updateTaxResidency'
import { queryInterestYears } from '@/contract/statement/queryInterestYears'
import { ERRORS } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

// The router's history stands only in a whole app.
jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

/** 2026-11-02 10:00 in Shanghai. */
const AT = 1_793_584_800_000
type Declaration = AnswerOf<typeof queryTaxResidency>['declarations'][number]

const CHINA: Declaration = {
  ...{ version: 1, state: 'CURRENT', residency: 'CHINA', declaredAt: AT },
  ...{ jurisdictions: [], conflicts: [] },
}
const ABROAD: Declaration = {
  ...{ version: 2, state: 'QUESTIONED', residency: 'NON_RESIDENT', declaredAt: AT + 1 },
  person: { surname: 'YUAN', givenName: 'FANG', birthCountry: '中国', birthPlace: '大连', currentAddress: '示例路8号' },
  jurisdictions: [
    { country: '新加坡', taxId: '*****321F' },
    { country: '马来西亚', noTaxIdReason: 'NOT_OBTAINED', explanation: '尚未办理' },
  ],
  conflicts: ['phone'],
}

const open = async (declarations: Declaration[]): Promise<Mounted> => {
  answer(queryTaxResidency, { declarations, more: false })
  answer(queryInterestYears, {
    years: [
      { year: '2026', interest: 12_345, count: 3 },
      { year: '2025', interest: 0, count: 0 },
    ],
  })
  return openPage('/taxIndex')
}

describe('/taxIndex', () => {
  it('says why it is asked and leads to a first statement', async () => {
    const page = await open([])
    await page.until(() => page.findText('您还没有声明税收居民身份'))
    expect(page.text()).toContain('请在30日内更新声明')
    await page.tap(page.findText('填写声明'))
    await page.until(() => expect(pages().at(-1)).toBe('/taxMesIndex'))
  })

  it('shows the statement in force line by line, and those before it', async () => {
    const page = await open([ABROAD, { ...CHINA, state: 'SUPERSEDED' }])
    await page.until(() => page.findText('待说明'))
    for (const text of [
      '*****321F',
      '账户持有人未能取得纳税人识别号：尚未办理',
      'YUAN FANG',
      '中国 大连',
      '以前的声明',
    ])
      expect(page.text()).toContain(text)
  })

  it('leads from a year with interest to its document, and from one without nowhere', async () => {
    const page = await open([CHINA])
    await page.until(() => page.findText('2026年'))
    expect(page.text()).toContain('123.45')
    page.findText('没有利息入账')
    await page.tap(page.findText('2026年'))
    await page.until(() => expect(navigation.stack.at(-1)).toMatchObject({ query: { interestYear: '2026' } }))
    expect(pages().at(-1)).toBe('/pdfshow')
  })

  it('asks what is questioned, and takes no empty answer', async () => {
    const page = await open([ABROAD])
    await page.until(() => page.findText('声明与登记的手机号不一致，请说明原因，或更新声明'))
    await page.tap(page.findText('提交说明'))
    page.findText('请填写说明，不使用特殊字符')
    expect(sent(explainTaxResidency)).toEqual([])
    await page.type('textarea', '手机由家人使用')
    answer(explainTaxResidency, {})
    const explained = { text: '手机由家人使用', at: AT, waiting: true }
    answer(queryTaxResidency, { declarations: [{ ...ABROAD, explained }], more: false })
    await page.tap(page.findText('提交说明'))
    await page.until(() => expect(page.text()).toContain('正在审核'))
    expect(sent(explainTaxResidency)).toEqual([{ version: 2, text: '手机由家人使用' }])
  })

  it('asks again for an explanation that wasn’t enough', async () => {
    const page = await open([{ ...ABROAD, explained: { text: '无', at: AT, waiting: false } }])
    await page.until(() => page.findText('说明尚不足以消除疑问，请重新说明，或更新声明'))
  })
})

describe('/taxMesIndex', () => {
  const declare = async (page: Mounted): Promise<void> => {
    await page.tap(page.findText('仅为中国税收居民'))
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('提交声明'))
    await enterPassword(page, '135790')
  }

  it('presets nothing, and sends only what was chosen, ticked and confirmed', async () => {
    const page = await openPage('/taxMesIndex')
    expect(page.findAll('[role=radio][aria-checked=true]')).toEqual([])
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    await page.tap(page.findText('提交声明'))
    page.findText('请选择您的税收居民身份')
    answer(updateTaxResidency, { version: 1, state: 'CURRENT' })
    answer(queryTaxResidency, { declarations: [CHINA], more: false })
    answer(queryInterestYears, { years: [] })
    await declare(page)
    await page.until(() => expect(pages().at(-1)).toBe('/taxIndex'))
    expect(sent(updateTaxResidency)).toMatchObject([{ residency: 'CHINA', declared: true, password: '135790' }])
  })

  it('keeps a wrong password at the keyboard, and sends a lost statement again under its id', async () => {
    const page = await openPage('/taxMesIndex')
    refuse(updateTaxResidency, 'PasswordWrong')
    await declare(page)
    await page.until(() => page.findText(ERRORS.PasswordWrong.message))
    page.findText('请输入支付密码')
    loseAnswer(updateTaxResidency)
    await enterPassword(page, '135791')
    await page.until(() => expect(store.get(boxAtom)).toBeDefined())
    store.get(boxAtom)?.answer('confirm')
    answer(updateTaxResidency, { version: 1, state: 'CURRENT' })
    answer(queryTaxResidency, { declarations: [CHINA], more: false })
    answer(queryInterestYears, { years: [] })
    await page.tap(page.findText('提交声明'))
    await enterPassword(page, '135790')
    await page.until(() => expect(pages().at(-1)).toBe('/taxIndex'))
    const [, lost, again] = sent(updateTaxResidency).map(({ clientId }) => clientId)
    expect(again).toBe(lost)
  })
})
