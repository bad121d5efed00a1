import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { formThere, showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import type { AnswerOf } from '@test/component/bank'
import { queryMaturities } from '@/contract/maturity/queryMaturities'
import { queryMaturity } from '@/contract/maturity/queryMaturity'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryRenewals } from '@/contract/maturity/queryRenewals'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { setMaturityInstruction } from '@/contract/maturity/setMaturityInstruction'
import type { Mounted } from '@test/component/harness'
import { holding } from '@/contract/holding/testing'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { RenewalRecord } from '@/contract/maturity/maturityFields'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

type Maturity = AnswerOf<typeof queryMaturity>

const INTO = { productType: '20194', productName: '普通储蓄一年', kind: 'deposit', rate: basisPoints(125) } as const
const DEPOSIT = { ...INTO, term: 1, termType: 'Y', endDate: '20281121', interest: 1_250 } as const
const WEALTH = {
  ...INTO,
  productType: '91318017',
  productName: '日日盈',
  kind: 'wealth',
  term: 1,
  termType: 'D',
  endDate: '',
  interest: 0,
} as const
const OPTIONS: Maturity['options'] = [
  { instruction: 'PAY_OUT', unavailable: '', amount: 0, paidOut: 101_300 },
  { instruction: 'RENEW_PRINCIPAL', unavailable: '', amount: 100_000, paidOut: 1_300, target: DEPOSIT },
  { instruction: 'RENEW_ALL', unavailable: '到期金额低于产品起存金额', amount: 0, paidOut: 101_300 },
  { instruction: 'TO_WEALTH', unavailable: '', amount: 101_300, paidOut: 0, target: WEALTH },
]
const MATURITY: Maturity = {
  holding: holding(),
  instruction: 'PAY_OUT',
  decided: false,
  changeable: true,
  changeableUntil: Date.UTC(2027, 10, 20, 15, 30),
  options: OPTIONS,
  agreementVersion: PRODUCT_AGREEMENT_VERSION,
}
const STANDING = { testsLeftToday: 2, testsLeftInPeriod: 8, nextTestDay: '20261121', needsElderConfirmation: false }
const TEST = { level: 'C3', typeName: '稳健型', at: 0, validUntil: '20271120', expired: false } as const

const open = async (changes: Partial<Maturity> = {}) => {
  answer(queryMaturity, { ...MATURITY, ...changes })
  const page = await openPage('/redeposit', { seqNo: '1' }, { below: ['/', '/renewList'] })
  await page.until(() => page.findText('到期时预计'))
  return page
}
const choose = (page: Mounted, way: string) => page.tap(page.findText(way))
const agree = (page: Mounted) => page.tap('[role=checkbox]')
const confirm = (page: Mounted) => page.tap(page.findText('确认修改'))
const typePassword = async (page: Mounted) => {
  await page.until(() => page.findText('请输入支付密码'))
  for (const digit of '135790') {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (key) await page.tap(key)
  }
}
const said = () => store.get(boxAtom)?.request.content

beforeEach(() => {
  answer(queryProducts, { products: [facts(), facts({ productType: '91318017', kind: 'wealth', riskLevel: 'R1' })] })
  answer(queryRiskResult, { ...STANDING, test: TEST })
})

it('sends the choice once it is agreed to and confirmed with the password, says what happens when, and goes back', async () => {
  const page = await open()
  answer(setMaturityInstruction, { instruction: 'RENEW_PRINCIPAL' })
  await choose(page, '本金续存')
  expect(page.text()).toContain('续存金额¥1,000.00今日年利率1.25%，2028.11.21到期转入电子账户¥13.00')
  expect(page.text()).toContain('比到期转出多存1年，到期预计利息12.50元')
  expect(page.text()).toContain('续存利率以到期当日挂牌利率为准')
  await confirm(page)
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
  await agree(page)
  await confirm(page)
  await typePassword(page)
  await page.until(() => page.findText('已设置为本金续存'))
  expect(page.text()).toContain('最晚可再修改')
  expect(page.text()).not.toContain('确认修改')
  expect(sent(setMaturityInstruction)).toEqual([
    { seqNo: '1', instruction: 'RENEW_PRINCIPAL', agreementVersion: PRODUCT_AGREEMENT_VERSION, password: '135790' },
  ])
  await page.tap(page.findText('返回上一页'))
  await page.until(() => expect(pages()).toEqual(['/', '/renewList']))
})

it('says before the password that the bank has other texts than were shown', async () => {
  const page = await open({ agreementVersion: 'newer' })
  await choose(page, '本金续存')
  await agree(page)
  await confirm(page)
  await page.until(() => expect(said()).toBe('协议内容已更新，请退出后重新进入，阅读新的协议再选择'))
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
})

it('sets shares apart below the deposits, and says before they are chosen what may be lost', async () => {
  const page = await open()
  const last = page.findAll('.maturity-form__option').at(-1)
  expect(last?.textContent).toContain('不是存款到期转理财可能损失本金，不受存款保险保障')
  expect(last?.querySelector('[role=radio]')?.getAttribute('aria-label')).toContain('可能损失本金')
  expect(page.text().match(/不是存款/gu)).toHaveLength(1)
})

it('shows below the chosen way each sum once, and nothing that comes to nothing', async () => {
  const page = await open()
  const outcome = () => page.find('.maturity-form__outcome').textContent
  expect(outcome()).toBe('到期时预计转入电子账户¥1,013.00')
  await choose(page, '本金续存')
  expect(page.find('.maturity-form__outcome').closest('.maturity-form__option')?.textContent).toContain('本金续存')
  await choose(page, '到期转理财')
  expect(outcome()).toBe('到期时预计申购金额¥1,013.00')
})

it.each([
  ['20271120', true],
  ['20271121', false],
])('says of a risk test valid until %s whether it lasts to maturity', async (validUntil, warns) => {
  answer(queryRiskResult, { ...STANDING, test: { ...TEST, validUntil } })
  const page = await open()
  await choose(page, '到期转理财')
  await page.until(() => expect(page.text().includes('早于这笔存款的到期日')).toBe(warns))
  await choose(page, '本金续存')
  expect(page.text()).not.toContain('风险测评')
})

it('forgets the agreement when another way is chosen, and asks nothing for what was chosen already', async () => {
  const page = await open({ decided: true })
  expect(page.findAll('[role=checkbox]')).toEqual([])
  await choose(page, '本金续存')
  await agree(page)
  await choose(page, '到期转理财')
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  expect(page.text()).toContain('仅为代销机构')
  await choose(page, '到期转出')
  expect(page.findAll('[role=checkbox]')).toEqual([])
  await confirm(page)
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
})

it('takes it as a choice when the way that comes by itself is confirmed', async () => {
  const page = await open()
  expect(page.text()).toContain('当前处理方式：到期转出（默认）')
  await choose(page, '到期转出')
  await confirm(page)
  expect(page.findAll('.ui-secure-keyboard__key').length).toBeGreaterThan(0)
})

it('opens with the way that the customer came for', async () => {
  answer(queryMaturity, MATURITY)
  const page = await openPage('/redeposit', { seqNo: '1', instruction: 'RENEW_PRINCIPAL' })
  await page.until(() => page.findText('到期时预计'))
  expect(page.find('[role=radio][aria-checked=true]').textContent).toContain('本金续存')
})

it('leaves the way that stands where the one that an address names can’t be chosen any more', async () => {
  answer(queryMaturity, MATURITY)
  const page = await openPage('/redeposit', { seqNo: '1', instruction: 'RENEW_ALL' })
  await page.until(() => page.findText('到期时预计'))
  expect(page.find('[role=radio][aria-checked=true]').textContent).toContain('到期转出')
  await confirm(page)
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
})

it.each([
  ['rate' as const, '加息奖励仅限本期，将在本期到期后转入电子账户'],
  ['cash' as const, '抵扣仅限本期，到期时不会扣回'],
])('says before anything is confirmed that a renewal has no %s coupon', async (kind, sentence) => {
  const page = await open({ coupon: { name: '券', kind, benefit: 6, state: 'due' } })
  expect(page.text()).not.toContain('不享受该优惠')
  await choose(page, '本金续存')
  expect(page.text()).toContain(sentence)
  expect(page.text()).toContain('续存后的新存款不享受该优惠')
  await choose(page, '到期转理财')
  expect(page.text()).toContain('转入的理财产品不享受该优惠')
})

it('lets nobody choose what isn’t possible, and says why', async () => {
  const page = await open()
  await choose(page, '本息续存')
  expect(page.find('[aria-checked=true]').textContent).toContain('到期转出')
  expect(page.text()).toContain('暂不可选：到期金额低于产品起存金额')
})

it('changes nothing after the cut-off, and shows what will be done', async () => {
  const page = await open({ changeable: false, instruction: 'RENEW_PRINCIPAL' })
  expect(page.findAll('[role=radio]')).toEqual([])
  expect(page.text()).toContain('当前处理方式：本金续存')
  expect(page.text()).toContain('已过修改时间')
  expect(page.text()).not.toContain('确认修改')
})

it.each([
  [{}, '请先完成风险承受能力测评'],
  [{ test: { ...TEST, expired: true } }, '您的风险测评已过期，请重新测评'],
])('asks for the risk test before the password: %j', async (result, sentence) => {
  answer(queryRiskResult, { ...STANDING, ...result })
  const page = await open()
  await choose(page, '到期转理财')
  await agree(page)
  await confirm(page)
  await page.until(() => expect(said()).toBe(sentence))
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
  expect(sent(setMaturityInstruction)).toEqual([])
})

const askedAndRefused = async (refusal: ErrorName | 'lost') => {
  const page = await open()
  if (refusal === 'lost') loseAnswer(setMaturityInstruction)
  else refuse(setMaturityInstruction, refusal)
  await choose(page, '本金续存')
  await agree(page)
  await confirm(page)
  await typePassword(page)
  return page
}

it('keeps the keyboard for a wrong password', async () => {
  const page = await askedAndRefused('PasswordWrong')
  await page.until(() => page.findText('支付密码错误，请重新输入'))
})

it.each<[ErrorName, string]>([
  ['InstructionClosed', '到期前一日23:30后不能再修改到期处理方式'],
  ['RenewalUnavailable', '该笔存款暂不支持所选的到期处理方式，请选择其他方式'],
  ['HoldingClosed', '该笔持有已支取'],
  ['AccountDormant', '您的账户已暂停线上交易，请先激活'],
  ['PasswordLocked', '支付密码已锁定，请次日再试或重置支付密码'],
])('says %s and reads the deposit anew', async (refusal, sentence) => {
  const page = await askedAndRefused(refusal)
  await page.until(() => expect(said()).toBe(sentence))
  const reads = () => sent(queryMaturity).length
  const before = reads()
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(reads()).toBe(before + 1))
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
})

it('never says that nothing was done when the answer was lost', async () => {
  const page = await askedAndRefused('lost')
  await page.until(() => expect(said()).toContain('请以页面显示的当前处理方式为准'))
})

it('lists deposits by the month they mature in, with what becomes of each', async () => {
  const later = holding({ seqNo: '2', endDate: '20280105', prodDesc: '增益存一年' })
  const chosen = holding({ seqNo: '3', endDate: '20290105', prodDesc: '增益存两年' })
  answer(queryMaturities, {
    deposits: [
      { holding: holding(), instruction: 'RENEW_ALL', decided: true, changeable: false },
      { holding: later, instruction: 'PAY_OUT', decided: false, changeable: true },
      { holding: chosen, instruction: 'RENEW_PRINCIPAL', decided: true, changeable: true },
    ],
    months: [{ month: '202801', count: 1, amountSum: yuan(1_000) }],
    more: false,
  })
  const page = await openPage('/renewList')
  await page.until(() => page.findText('2028年1月到期'))
  expect(page.findAll('.holding-row').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/现在：本息续存，已不可修改$/),
    expect.stringMatching(/现在：到期转出（默认）修改$/),
    expect.stringMatching(/现在：本金续存修改$/),
  ])
  // What comes without a choice is told once, and no deposit has a tag of it.
  expect(page.text().split('默认转入电子账户')).toHaveLength(2)
  expect(page.findAll('.ui-tag')).toEqual([])
  expect(page.text()).toContain('1笔 本金¥1,000.00')
  expect(page.text().indexOf('续存记录')).toBeGreaterThan(page.text().indexOf('增益存两年'))
  await page.tap(page.findText('增益存一年'))
  expect(pages()).toContain('/redeposit')
})

it('says nothing of what comes without a choice where all is chosen', async () => {
  const deposit = { holding: holding(), instruction: 'RENEW_ALL', decided: true, changeable: true } as const
  answer(queryMaturities, { deposits: [deposit], months: [], more: false })
  const page = await openPage('/renewList')
  await page.until(() => expect(page.text()).toContain('现在：本息续存修改'))
  expect(page.text()).not.toContain('默认')
})

it('records what was done, and why what was asked for wasn’t', async () => {
  const record: RenewalRecord = {
    seqNo: '9',
    prodType: '20122',
    prodDesc: '增益存七天',
    principal: yuan(10_000),
    instruction: 'RENEW_ALL',
    outcome: 'renewed',
    reason: '',
    amount: yuan(10_000),
    paidOut: fen(97),
    newSeqNo: '12',
    newProdType: '20122',
    newProdDesc: '增益存七天',
    newRate: basisPoints(45),
    newEndDate: '20261205',
    date: '20261128',
  }
  const failed: RenewalRecord = {
    ...record,
    seqNo: '8',
    outcome: 'paidOut',
    reason: '您的身份证已过期',
    amount: ZERO_FEN,
    newSeqNo: '',
    newProdType: '',
    newProdDesc: '',
    newRate: basisPoints(0),
    newEndDate: '',
    date: '20261030',
  }
  answer(queryRenewals, { records: [record, failed], more: false })
  const page = await openPage('/renewalRecord')
  await page.until(() => page.findText('2026年11月'))
  expect(page.text()).toContain('已续存')
  expect(page.text()).toContain('年利率0.45%')
  expect(page.text()).toContain('您的身份证已过期，本息已转入电子账户。')
  await page.tap(page.findText('查看新的持有'))
  expect(pages()).toContain('/polyBillionDepositHoldInfo')
})

it('says how a record comes about where there is none', async () => {
  answer(queryRenewals, { records: [], more: false })
  const page = await openPage('/renewalRecord')
  await page.until(() => page.findText('暂无续存记录'))
})

const openChanged = async () => {
  answer(queryMaturity, MATURITY)
  const page = await openPage('/redeposit', { seqNo: '1' })
  if (!(await formThere(page, '[role=radio]'))) return page
  await choose(page, '本金续存')
  await agree(page)
  return page
}
showsObstacles(setMaturityInstruction, openChanged, '确认修改')
