import { answer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { lookOf } from '@test/component/readiness'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { pages } from '@test/component/router'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { answerFamilyCard } from '@/contract/family/answerFamilyCard'
import { changeFamilyCard } from '@/contract/family/changeFamilyCard'
import { giveFamilyCard } from '@/contract/family/giveFamilyCard'
import { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import { queryFamilySpendings } from '@/contract/family/queryFamilySpendings'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { ERRORS } from '@/domain/errors/catalogue'

type Cards = AnswerOf<typeof queryFamilyCards>

const GRANT = {
  grantId: 'g1',
  state: 'ACTIVE',
  monthLimit: 200_000,
  single: 50_000,
  usedThisMonth: 18_600,
  left: 181_400,
  invitedAt: 1_790_000_000_000,
  answerBy: '20261201',
} as const
const GIVEN: Cards['given'][number] = { ...GRANT, memberName: '孙*', memberMobileNo: '170****0012', relation: '107' }
const RECEIVED: Cards['received'][number] = { ...GRANT, ownerName: '钱*' }

const tell = (cards: Partial<Cards>): void => answer(queryFamilyCards, { given: [], received: [], most: 5, ...cards })

describe('/familyCard', () => {
  it('tells what was given with what the month has used and left, and leads on', async () => {
    tell({ given: [GIVEN] })
    const page = await openPage('/familyCard')
    await page.until(() => page.findText('孙* 姐妹'))
    expect(page.text()).toMatch(/使用中.*1,814\.00.*186\.00.*每月2,000元 · 单笔500元/)
    await page.tap(page.find('.ui-card--pressable'))
    expect(pages()).toEqual(['/', '/familyCard', '/familyChangeCard'])
  })

  it('sums what the family used this month, and sets apart what is over', async () => {
    const ended = { ...GIVEN, grantId: 'g2', state: 'ENDED', memberName: '徐*', usedThisMonth: 1_400 } as const
    const invited = { ...GIVEN, grantId: 'g3', state: 'INVITED', memberName: '吴*', usedThisMonth: 0 } as const
    tell({ given: [ended, invited, GIVEN] })
    const page = await openPage('/familyCard')
    await page.until(() => page.findText('孙* 姐妹'))
    expect(page.text()).toMatch(/家人本月一共用了 ¥200\.00孙.*使用中.*吴.*待接受.*已结束徐.*已停用.*本月已用 ¥14\.00/)
  })

  it.each([
    ['ACTIVE', '额度与停用', 0],
    ['INVITED', '撤回赠送', 0],
    ['PAUSED', '恢复使用', 1],
    ['ENDED', '查看', 0],
  ] as const)(
    'says of a card that is %s what it leads to, and marks what can’t be spent now',
    async (state, leads, later) => {
      tell({ given: [{ ...GIVEN, state }] })
      const page = await openPage('/familyCard')
      await page.until(() => page.findText('孙* 姐妹'))
      expect(page.find('.family-manage').textContent).toBe(leads)
      expect(page.findAll('.grant-use__amount--later')).toHaveLength(later)
    },
  )

  it('offers no sixth card', async () => {
    tell({ given: [1, 2, 3, 4, 5].map((n) => ({ ...GIVEN, grantId: `g${n}` })) })
    const page = await openPage('/familyCard')
    await page.until(() => page.findText('已赠送5张亲情卡，如需再送请先停用一张'))
    expect(page.text()).not.toMatch(/赠送亲情卡(?!，)$/)
    expect(page.findAll('.ui-button')).toEqual([])
  })

  it.each([
    ['接受', true],
    ['谢绝', false],
  ])('what was given can be answered: %s', async (text, accept) => {
    tell({ received: [{ ...RECEIVED, state: 'INVITED' }] })
    answer(answerFamilyCard, { ...RECEIVED, state: accept ? 'ACTIVE' : 'DECLINED' })
    const page = await openPage('/familyCard', { tab: 'received' })
    await page.until(() => page.findText('请在2026.12.01（含当日）前确认，逾期自动失效'))
    await page.tap(page.findText(text))
    await page.until(() => expect(sent(answerFamilyCard)).toEqual([{ grantId: 'g1', accept }]))
  })

  it('says why an answer was refused', async () => {
    tell({ received: [{ ...RECEIVED, state: 'INVITED' }] })
    refuse(answerFamilyCard, 'GrantChanged')
    const page = await openPage('/familyCard', { tab: 'received' })
    await page.until(() => page.findText('接受'))
    await page.tap(page.findText('接受'))
    await page.until(() => page.findText(ERRORS.GrantChanged.message))
  })

  it.each([
    ['INVITED', '接受', answerFamilyCard],
    ['ACTIVE', '停用', changeFamilyCard],
  ] as const)('shows how a card stands that was %s when its page was opened', async (state, act, contract) => {
    tell({ received: [{ ...RECEIVED, state }] })
    refuse(contract, 'GrantChanged')
    const page = await openPage('/familyCard', { tab: 'received' })
    await page.until(() => page.findText(act))
    tell({ received: [{ ...RECEIVED, state: 'ENDED' }] })
    await page.tap(page.findText(act))
    if (state === 'ACTIVE') await page.tap(page.findAll('.ui-message-box .ui-button').at(-1) ?? page.findText('停用'))
    await page.until(() => expect(page.text()).toContain('已结束'))
    expect(page.findAll('.ui-card .ui-button')).toEqual([])
  })

  it('says on either side that there is none', async () => {
    tell({})
    const page = await openPage('/familyCard')
    await page.until(() => page.findText('还没有赠送亲情卡'))
    await page.tap(page.findText('我收到的'))
    page.findText('还没有收到亲情卡')
  })
})

describe('giving', () => {
  beforeEach(() => {
    answer(queryAccountStatus, IN_ORDER)
    answer(verifyIdCardValidPeriod, {})
  })

  it('leads whoever may not give to what helps before the form is filled in', async () => {
    answer(queryAccountStatus, { ...IN_ORDER, acctStatus: 'D' })
    const page = await openPage('/familyCard', { give: 1 })
    await page.until(() => page.findText('去激活'))
    await page.tap(page.findText('去激活'))
    await page.until(() => expect(pages().at(-1)).toBe('/EditeIdCard'))
  })

  const filledIn = async (month: string, single: string, name = '孙丽') => {
    const page = await openPage('/familyCard', { give: 1 })
    await page.until(() => page.find('[aria-label="对方手机号"]'))
    await page.type('[aria-label="对方手机号"]', '17000000012')
    await page.type('[aria-label="对方姓名"]', name)
    await page.tap(page.find('[aria-label^="对方与您的关系"]'))
    await page.tap(page.findText('姐妹'))
    await page.type('[aria-label="每月额度（元）"]', month)
    await page.type('[aria-label="单笔额度（元）"]', single)
    await page.tap(page.findText('赠送'))
    return page
  }

  showsObstacles(giveFamilyCard, () => openPage('/familyCard', { give: 1 }), '赠送')

  it.each([
    ['6000', '100'],
    ['100', '200'],
    ['', ''],
  ])('no card of %p a month and %p a payment', async (month, single) => {
    const page = await filledIn(month, single)
    page.findText('每月最多5,000元，单笔最多1,000元且不超过每月额度')
    expect(lookOf(page, '赠送')).toBe('blocked')
    expect(page.text()).not.toContain('请输入支付密码')
    expect(page.text()).not.toContain('您每月最多支付')
  })

  it('sends what was typed with the password, and says at the number that there is no such customer', async () => {
    const page = await filledIn('2000', '500')
    expect(page.text()).toContain('您每月最多支付¥2,000.00从您的电子账户单笔最多支付¥500.00现在扣款¥0.00')
    refuse(giveFamilyCard, 'FamilyMemberUnknown')
    await enterPassword(page, '135790')
    await page.until(() =>
      expect(page.findAll('[role=alert]').map(({ textContent }) => textContent)).toEqual([
        ERRORS.FamilyMemberUnknown.message,
      ]),
    )
    expect(sent(giveFamilyCard)).toEqual([
      {
        mobileNo: '17000000012',
        name: '孙丽',
        relation: '107',
        monthLimit: 200_000,
        single: 50_000,
        password: '135790',
      },
    ])
  })

  it('takes a name with another dot and blanks for the name that it is', async () => {
    const page = await filledIn('2000', '500', ' 阿里木•买买提 ')
    refuse(giveFamilyCard, 'FamilyMemberUnknown')
    await enterPassword(page, '135790')
    await page.until(() => expect(sent(giveFamilyCard)).toMatchObject([{ name: '阿里木·买买提' }]))
  })
})

describe('/familyChangeCard', () => {
  const open = async (grant: Partial<typeof GIVEN> = {}) => {
    tell({ given: [{ ...GIVEN, ...grant }] })
    const paid = { orderNo: '1', merchant: '新华书店', amount: 12_800, refunded: 2_800, at: 1_790_000_000_000 }
    answer(queryFamilySpendings, { spendings: [paid], more: false })
    answer(changeFamilyCard, {})
    const page = await openPage('/familyChangeCard', { grantId: 'g1' })
    await page.until(() => page.findText('孙* 姐妹'))
    return page
  }
  showsObstacles(changeFamilyCard, () => open({ state: 'PAUSED' }), '恢复使用')

  it('tells every payment with what came back', async () => {
    const page = await open()
    await page.until(() => page.findText('新华书店'))
    expect(page.text()).toMatch(/128\.00/)
    expect(page.text()).toContain('已退款28.00元')
  })

  it('saves limits that are other ones and allowed, and says of any else what is wrong', async () => {
    const page = await open()
    const press = async () => {
      expect(lookOf(page, '保存额度')).toBe('blocked')
      await page.tap(page.findText('保存额度'))
    }
    await press()
    page.findText('额度没有改动')
    await page.type('[aria-label="每月额度（元）"]', '5001')
    await press()
    page.findText('每月最多5,000元，单笔最多1,000元且不超过每月额度')
    expect(sent(changeFamilyCard)).toEqual([])
    await page.type('[aria-label="每月额度（元）"]', '1000')
    expect(lookOf(page, '保存额度')).toBe('primary')
  })

  it('lowers limits at once and raises them by the password', async () => {
    const page = await open()
    await page.type('[aria-label="每月额度（元）"]', '1000')
    await page.tap(page.findText('保存额度'))
    const lower = { action: 'limits', monthLimit: 100_000, single: 50_000, grantId: 'g1' }
    await page.until(() => expect(sent(changeFamilyCard)).toEqual([lower]))
    await page.until(() => expect(page.findText('保存额度').closest('[aria-busy=true]')).toBeNull())
    await page.type('[aria-label="单笔额度（元）"]', '600')
    expect(page.text()).toContain('单笔最多支付¥600.00本月还可支付')
    await page.tap(page.findText('保存额度'))
    await enterPassword(page, '135790')
    const raised = { ...lower, single: 60_000, password: '135790' }
    await page.until(() => expect(sent(changeFamilyCard)[1]).toEqual(raised))
  })

  it('pauses at once', async () => {
    const page = await open()
    await page.tap(page.findText('暂停使用'))
    await page.until(() => expect(sent(changeFamilyCard)).toEqual([{ action: 'pause', grantId: 'g1' }]))
  })

  it('resumes by the password, as giving took it', async () => {
    const page = await open({ state: 'PAUSED' })
    await page.tap(page.findText('恢复使用'))
    expect(sent(changeFamilyCard)).toEqual([])
    await enterPassword(page, '135790')
    const resumed = { action: 'resume', grantId: 'g1', password: '135790' }
    await page.until(() => expect(sent(changeFamilyCard)).toEqual([resumed]))
  })

  it('leads whoever may not resume one to what helps', async () => {
    const page = await open({ state: 'PAUSED' })
    refuse(changeFamilyCard, 'IdCardExpired')
    refuse(verifyIdCardValidPeriod, 'IdCardExpired')
    answer(queryAccountStatus, IN_ORDER)
    await page.tap(page.findText('恢复使用'))
    await enterPassword(page, '135790')
    await page.until(() => page.findText('去更新'))
    await page.tap(page.findText('去更新'))
    await page.until(() => expect(pages().at(-1)).toBe('/SettingIdCard'))
  })

  it('ends after being asked, and changes nothing of one that is over', async () => {
    const page = await open()
    await page.tap(page.findText('停用亲情卡'))
    await page.until(() => expect(page.text()).toContain('停用后不能恢复'))
    await page.tap(page.findText('停用'))
    await page.until(() => expect(sent(changeFamilyCard)).toEqual([{ action: 'end', grantId: 'g1' }]))
    const over = await open({ state: 'ENDED' })
    expect(over.text()).not.toMatch(/保存额度|停用亲情卡|暂停/)
  })

  it('shows how the card stands after a refusal, whatever it was when the page was opened', async () => {
    const page = await open()
    refuse(changeFamilyCard, 'GrantChanged')
    tell({ given: [{ ...GIVEN, state: 'ENDED' }] })
    await page.tap(page.findText('暂停使用'))
    await page.until(() => expect(page.text()).toContain('已停用'))
    expect(page.text()).not.toContain('暂停使用')
  })

  it('withdraws what nobody has accepted, and says so', async () => {
    const page = await open({ state: 'INVITED' })
    await page.tap(page.findText('撤回赠送'))
    await page.until(() => expect(page.text()).toContain('撤回后对方不能再接受'))
    expect(page.text()).not.toContain('停用后')
    await page.tap(page.findText('撤回'))
    await page.until(() => page.findText('已撤回'))
    expect(sent(changeFamilyCard)).toEqual([{ action: 'end', grantId: 'g1' }])
  })

  it('leads from another’s card, or none, back', async () => {
    tell({})
    const page = await openPage('/familyChangeCard', { grantId: 'other' })
    await page.until(() => page.findText('未找到该亲情卡'))
  })
})
