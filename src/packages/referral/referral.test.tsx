import { querySettlementCard } from '@/contract/card/querySettlementCard'
import { queryCommissions } from '@/contract/commission/queryCommissions'
import { querySettlements } from '@/contract/commission/querySettlements'
import { applyMarketer } from '@/contract/referral/applyMarketer'
import { bookAdviser } from '@/contract/referral/bookAdviser'
import { bindInviter } from '@/contract/referral/bindInviter'
import { checkMarketer } from '@/contract/referral/checkMarketer'
import { makeInvite } from '@/contract/referral/makeInvite'
import { queryInvite } from '@/contract/referral/queryInvite'
import { queryInviter } from '@/contract/referral/queryInviter'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryServed } from '@/contract/referral/queryServed'
import { queryTeam } from '@/contract/referral/queryTeam'
import { queryTier } from '@/contract/referral/queryTier'
import { queryMyShop } from '@/contract/shop/queryMyShop'
import { queryShop } from '@/contract/shop/queryShop'
import { saveShop } from '@/contract/shop/saveShop'
import { BRAND } from '@/domain/brand'
import { branchOf } from '@/domain/branches/list'
import { DAY_PART_NAMES, RELATION_STATE_NAMES, SERVED_TOPIC_NAMES } from '@/domain/referral/labels'
import { yuan } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { clipboard } from '@/platform/clipboard'
import { facts } from '@/products/model/testing'
import { amountsHidden } from '@/session/preferences'
import type { AnswerOf } from '@test/component/bank'
import { answer, refuse, sent } from '@test/component/bank'
import { lookOf } from '@test/component/readiness'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { arrive } from '@test/component/people'

const INVITER = { kind: 'CUSTOMER', name: '张*' } as const
const CODE = 'ZW23456789'
const NOBODY = { bound: 0, effective: 0, served: 0 }

describe('an invitation', () => {
  it('is accepted only after who sees what was read and ticked', async () => {
    arrive({ hasAccount: false, signedIn: false, gestureSet: false })
    answer(queryInviter, {})
    answer(queryInvite, { inviter: INVITER, until: '20260901' })
    const page = await openPage('/bindrelationship', { inviteCode: CODE })
    await page.until(() => expect(page.text()).toContain('对方看不到：手机号、证件、卡号、余额和任何交易'))
    await page.tap(page.findText('接受邀请'))
    expect(sent(bindInviter)).toEqual([])
    await page.tap(page.findText('我已了解对方能看到的内容，自愿接受邀请'))
    answer(bindInviter, { state: 'BOUND', inviteCode: CODE, inviter: INVITER, boundAt: 0, openUntil: '20261231' })
    await page.tap(page.findText('接受邀请'))
    await page.until(() => expect(sent(bindInviter)).toEqual([{ inviteCode: CODE, agreed: true }]))
  })

  it('that can’t be accepted says why and leads on', async () => {
    refuse(queryInvite, 'InviteExpired')
    const page = await openPage('/MakeFriendsSharePage', { inviteCode: CODE })
    await page.until(() => expect(page.text()).toContain('该邀请已过期'))
    await page.tap(page.findText('返回首页'))
    expect(pages()).toHaveLength(1)
  })

  it.each([
    ['/inviteFriends', {}],
    ['/QRCode', { type: 'invite' }],
  ] as const)('%s of whose right to promote has run out gives no code, says why and leads on', async (name, query) => {
    refuse(makeInvite, 'PromotionLapsed')
    answer(queryMarketer, { staff: true, kolOpen: false })
    const page = await openPage(name, query)
    await page.until(() => expect(page.text()).toContain('推广资格已到期'))
    expect(page.text()).not.toContain('复制邀请链接')
    await page.tap(page.findText('前往工作台'))
    await page.until(() => expect(pages().at(-1)).toBe('/clerkIndex'))
  })

  it('of one’s own shows its code, and nothing that is given for it', async () => {
    answer(makeInvite, { inviteCode: CODE, kind: 'CUSTOMER', until: '20260901', points: 0 })
    answer(queryMarketer, { staff: false, kolOpen: false })
    const page = await openPage('/inviteFriends')
    await page.until(() => expect(page.text()).toContain(CODE))
    expect(page.text()).not.toContain('合作推广')
    expect(page.text()).toContain('也不因分享或开户人数给予现金、礼品')
    // A code that is kept has less left than a new one.
    expect(page.text()).toContain('对方在邀请码有效期内自愿接受，并在接受后30天内开户，即邀请成功')
    expect(page.text()).not.toMatch(/您获得\d+积分/)
  })

  it('of one’s own says what an account brings where the bank says so', async () => {
    answer(makeInvite, { inviteCode: CODE, kind: 'CUSTOMER', until: '20260901', points: 100 })
    answer(queryMarketer, { staff: false, kolOpen: false })
    const page = await openPage('/inviteFriends')
    await page.until(() => expect(page.text()).toContain('邀请成功后，您获得100积分'))
  })

  it.each([
    [100, '分享不收费，邀请成功后您获得100积分', '没有奖励'],
    [0, '分享不收费，也没有奖励', '积分'],
  ])('of one’s own says with its QR code too what %i points an account brings', async (points, says, not) => {
    answer(makeInvite, { inviteCode: CODE, kind: 'CUSTOMER', until: '20260901', points })
    const page = await openPage('/QRCode', { type: 'invite' })
    await page.until(() => expect(page.text()).toContain(says))
    expect(page.text()).not.toContain(not)
  })

  it('shows the way to promote under contract while the bank looks for promoters', async () => {
    answer(makeInvite, { inviteCode: CODE, kind: 'CUSTOMER', until: '20260901', points: 0 })
    answer(queryMarketer, { staff: false, kolOpen: true })
    const page = await openPage('/inviteFriends')
    await page.until(() => page.findText('合作推广'))
    await page.tap(page.findText('合作推广'))
    expect(pages().at(-1)).toBe('/kolIndex')
  })

  it('that has ended says so and leads on, also to who comes by another one’s link', async () => {
    arrive({ hasAccount: false, signedIn: false, gestureSet: false })
    const boundAt = 1_795_399_200_000
    const relation = { state: 'LAPSED', inviteCode: CODE, inviter: INVITER, boundAt, endedAt: boundAt } as const
    answer(queryInviter, { relation })
    const other = await openPage('/bindrelationship', { inviteCode: 'ZH23456789' })
    await other.until(() => expect(other.text()).toContain('这次的邀请链接不再生效'))
    expect(other.text()).toContain('不影响您开户和办理任何业务')
    expect(other.text()).toContain('开户')
    const same = await openPage('/bindrelationship', { inviteCode: CODE })
    await same.until(() => expect(same.text()).toContain('已过期'))
    expect(same.text()).not.toContain('这次的邀请链接')
  })
})

const TIER: AnswerOf<typeof queryTier> = {
  ...{ tier: 'GOLD', average: yuan(175_000), from: '20261001', to: '20261031', bookable: [], next: '20261201' },
}

describe('a tier', () => {
  it('says what is missing to the next one, unless amounts are hidden, and the highest that it is the highest', async () => {
    answer(queryTier, TIER)
    answer(queryServed, { served: [], more: false })
    const page = await openPage('/vipIndex')
    await page.until(() => expect(page.text()).toContain('上月日均资产距白金客户还差125,000.00元'))
    amountsHidden.set(true)
    const hidden = await openPage('/vipIndex')
    await hidden.until(() => expect(hidden.text()).toContain('金卡客户'))
    expect(hidden.text()).not.toContain('还差')
    amountsHidden.set(false)
    answer(queryTier, { ...TIER, tier: 'DIAMOND', average: yuan(2_000_000) })
    const highest = await openPage('/vipIndex')
    await highest.until(() => expect(highest.text()).toContain('已满足全部等级的条件'))
  })

  it('’s rights are listed with their conditions, one’s own by name, and are used by a tap', async () => {
    answer(queryTier, TIER)
    const page = await openPage('/vipRights')
    await page.until(() => expect(page.text()).toContain('金卡客户我的等级上月日均资产50,000元起'))
    expect(page.text()).toContain('白金客户上月日均资产300,000元起')
    await page.tap(page.findText('预约客户经理'))
    expect(pages().at(-1)).toBe('/microShopHomePage')
  })
})

describe('the desk', () => {
  it('is closed to who isn’t of the staff, and says nothing of commissions but that there are none', async () => {
    answer(queryMarketer, { staff: false, kolOpen: false })
    for (const [name, said] of [
      ['/clerkIndex', '仅供本行工作人员使用'],
      ['/profitsListNew', '也不支付推广佣金'],
      ['/kolApply', '暂不开放合作推广'],
    ] as const) {
      const page = await openPage(name)
      await page.until(() => expect(page.text()).toContain(said))
    }
  })

  const MARKETER: NonNullable<AnswerOf<typeof queryMarketer>['marketer']> = {
    ...{ salesId: 'S100001', promoteId: 'P100001', name: '周行', waiting: 0, month: NOBODY, lastMonth: NOBODY },
    kind: 'CLERK',
    state: 'ACTIVE',
    branch: 'main',
  }

  it('counts a team’s heads on both levels, each with those who opened an account, and no money', async () => {
    answer(queryMarketer, { staff: true, kolOpen: false, marketer: MARKETER })
    const month = { bound: 2, effective: 1, served: 3 }
    answer(queryTeam, { invited: [], more: false, month, all: 4, effective: 1, second: { all: 2, effective: 2 } })
    const page = await openPage('/myTeam')
    await page.until(() => page.findText('4人，已开户1人'))
    expect(page.text()).toContain('直接邀请4人，已开户1人间接邀请2人，已开户2人')
    expect(page.text()).not.toMatch(/元|¥/)
  })

  it('shows a team’s last people, each with a portrait and how far it went, and whoever has none the way to invite', async () => {
    answer(queryMarketer, { staff: true, kolOpen: false, marketer: MARKETER })
    const base = { more: false, month: NOBODY, second: { all: 0, effective: 0 } }
    const opened = {
      relationId: 'R1',
      name: '孙*',
      state: 'EFFECTIVE',
      boundOn: '20261101',
      effectiveOn: '20261102',
    } as const
    const waits = { relationId: 'R2', state: 'BOUND', boundOn: '20261103' } as const
    const ended = { ...opened, relationId: 'R3', name: '李*', state: 'CLOSED' } as const
    const lapsed = { relationId: 'R4', state: 'LAPSED', boundOn: '20260901' } as const
    answer(queryTeam, { ...base, invited: [opened, waits, ended, lapsed], all: 4, effective: 1 })
    const page = await openPage('/myTeam')
    await page.until(() => page.findText('孙*'))
    expect(page.findAll('.ui-portrait').map(({ textContent }) => textContent)).toEqual(['孙', '', '李', ''])
    expect(page.findAll('.ui-portrait.is-muted').map(({ textContent }) => textContent)).toEqual(['李', ''])
    const states = page.findAll('.referral-invited .ui-tag').map(({ textContent }) => textContent)
    expect(states).toEqual([
      RELATION_STATE_NAMES.EFFECTIVE,
      RELATION_STATE_NAMES.BOUND,
      RELATION_STATE_NAMES.CLOSED,
      RELATION_STATE_NAMES.LAPSED,
    ])
    await page.tap(page.findText('孙*'))
    expect(navigation.stack.at(-1)).toMatchObject({ name: '/myTeamDetail', query: { relationId: 'R1' } })
    answer(queryTeam, { ...base, invited: [], all: 0, effective: 0 })
    const none = await openPage('/myTeam')
    await none.until(() => none.findText('前往邀请客户'))
  })

  it('offers what is only distributed to who has a licence, and to nobody else', async () => {
    answer(queryMarketer, { staff: true, kolOpen: false, marketer: MARKETER })
    const without = await openPage('/clerkPromote')
    await without.until(() => expect(without.text()).toContain('普通储蓄存款'))
    expect(without.text()).not.toContain('现金管理类理财')
    answer(queryMarketer, { staff: true, kolOpen: false, marketer: { ...MARKETER, licenceNo: '样例0001' } })
    const licensed = await openPage('/clerkPromote')
    await licensed.until(() => expect(licensed.text()).toContain('现金管理类理财'))
  })

  it.each([
    ['SUSPENDED', '推广资格已暂停'],
    ['ENDED', '推广资格已终止或到期'],
  ] as const)('gives no link to who is %s, and says why', async (state, why) => {
    answer(queryMarketer, { staff: true, kolOpen: false, marketer: { ...MARKETER, state } })
    const page = await openPage('/clerkPromote')
    await page.until(() => expect(page.text()).toContain(why))
    expect(page.text()).not.toContain('复制文字和链接')
  })

  it('is a person on their card, whose code leads to the shop, and has neither once they may not promote', async () => {
    const marketer = { name: '周行', kind: 'CLERK', branch: 'main' } as const
    answer(checkMarketer, { state: 'ACTIVE', marketer })
    const page = await openPage('/microShopCard', { saverId: 'S100001' })
    await page.until(() => page.find('[aria-label="扫码打开周行的店铺"]'))
    expect(page.text()).toMatch(/周周行.*已核实.*请核对姓名和网点/)
    await page.tap(page.findText('查看店铺与预约'))
    expect(pages().at(-1)).toBe('/microShopHomePage')
    answer(checkMarketer, { state: 'SUSPENDED', marketer })
    const other = await openPage('/microShopCard', { saverId: 'S100001' })
    await other.until(() => expect(other.text()).toContain('已暂停服务'))
    expect(other.findAll('[aria-label="扫码打开周行的店铺"]')).toEqual([])
    expect(other.text()).not.toContain('查看店铺与预约')
  })

  it('is shown their own card without a number, with what is theirs to change', async () => {
    const marketer = { name: '周行', kind: 'CLERK', branch: 'main' } as const
    answer(queryMarketer, { staff: true, kolOpen: false, marketer: MARKETER })
    answer(checkMarketer, { state: 'ACTIVE', marketer })
    const page = await openPage('/microShopCard')
    await page.until(() => page.find('[aria-label="扫码打开周行的店铺"]'))
    expect(page.text()).toContain('工号S100001')
    expect(sent(checkMarketer)).toEqual([{ salesId: 'S100001' }])
    expect(page.findAll('input')).toEqual([])
    await page.tap(page.findText('编辑店铺'))
    expect(pages().at(-1)).toBe('/microShopUp')
  })

  it('is looked up by the number on a page of its own, by who has none and by who looks at another one', async () => {
    answer(queryMarketer, { staff: false, kolOpen: false })
    const page = await openPage('/microShopCard')
    await page.until(() => page.findText('按工号核实'))
    await page.tap(page.findText('核实'))
    expect(page.text()).toContain('请填写工号')
    await page.type('input', ' s100001 ')
    await page.tap(page.findText('核实'))
    expect(navigation.stack.at(-1)).toMatchObject({ name: '/microShopCard', query: { saverId: 'S100001' } })
    answer(checkMarketer, { state: 'ACTIVE', marketer: { name: '周行', kind: 'CLERK', branch: 'main' } })
    const card = await openPage('/microShopCard', { saverId: 'S100001' })
    await card.until(() => card.findText('核实其他工作人员'))
    expect(card.text()).not.toContain('编辑店铺')
    await card.tap(card.findText('核实其他工作人员'))
    expect(card.text()).toContain('按工号核实')
    answer(checkMarketer, { state: 'UNKNOWN' })
    const unknown = await openPage('/microShopCard', { saverId: 'S999999' })
    await unknown.until(() => expect(unknown.text()).toContain('未查到该工号'))
    expect(unknown.text()).toContain('按工号核实')
  })

  it('says of a partner who promotes that they aren’t of the staff', async () => {
    answer(checkMarketer, { state: 'ACTIVE', marketer: { name: '样例', kind: 'KOL', branch: 'main' } })
    const page = await openPage('/microShopCard', { saverId: 'S100009' })
    await page.until(() => expect(page.text()).toContain('不是本行工作人员'))
    expect(page.text()).not.toContain('请核对姓名和网点')
  })

  it('shows what the bank only distributes on a shop with what must be said beside it', async () => {
    const fund = facts({ productType: '91318017', productName: '样例理财', riskLevel: 'R2' })
    answer(queryProducts, { products: [facts({ productType: '20194' }), fund] })
    const shop = { salesId: 'S100001', name: '周行', kind: 'CLERK', branch: 'main', introduction: '样例' } as const
    answer(queryShop, { ...shop, products: ['20194', '91318017'], articles: [] })
    answer(queryServed, { served: [], more: false })
    const page = await openPage('/microShopHomePage', { saverId: 'S100001' })
    await page.until(() => expect(page.text()).toContain('样例理财'))
    for (const said of ['仅为代销机构', BRAND.assetManager.name, '风险等级为R2', '不是存款', '不受存款保险保障'])
      expect(page.text()).toContain(said)
    answer(queryShop, { ...shop, products: ['20194'], articles: [] })
    const deposits = await openPage('/microShopHomePage', { saverId: 'S100001' })
    await deposits.until(() => expect(deposits.text()).toContain('提前支取按产品的提前支取规则计息'))
    expect(deposits.text()).not.toContain('样例理财')
    expect(deposits.text()).not.toContain('代销')
  })

  it('has the bank’s own deposits on a shop with room left, by their own title and none that is only distributed', async () => {
    const fund = facts({ productType: '91318017', productName: '样例理财', kind: 'wealth', riskLevel: 'R2' })
    const closed = facts({ productType: '20195', productName: '样例停售', saleStatus: 'CLOSED' })
    const other = facts({ productType: '20122', productName: '样例增益' })
    answer(queryProducts, { products: [fund, closed, facts({ productType: '20194', productName: '样例一年' }), other] })
    const shop = { salesId: 'S100001', name: '周行', kind: 'CLERK', branch: 'main', introduction: '样例' } as const
    answer(queryShop, { ...shop, products: ['20194'], articles: [] })
    answer(queryServed, { served: [], more: false })
    const page = await openPage('/microShopHomePage', { saverId: 'S100001' })
    await page.until(() => page.findText('本行在售存款'))
    const [, filled = ''] = page.text().split('本行在售存款')
    expect(filled).toContain('样例增益')
    for (const left of ['样例理财', '样例停售']) expect(page.text()).not.toContain(left)
    await page.until(() => page.find('[aria-label="扫码打开周行的店铺"]'))
  })

  it('of a partner who promotes has appointments with the bank’s own people, whom it lets choose the branch of', async () => {
    answer(queryProducts, { products: [facts({ productType: '20194' })] })
    const shop = { salesId: 'S100009', name: '样例', kind: 'KOL', branch: 'main', introduction: '样例' } as const
    answer(queryShop, { ...shop, products: ['20194'], articles: [] })
    answer(queryServed, { served: [], more: false })
    answer(queryTier, { ...TIER, bookable: ['20261123'] })
    const page = await openPage('/microShopHomePage', { saverId: 'S100009' })
    await page.until(() => page.findText('预约客户经理'))
    expect(page.text()).not.toContain('预约到店')
    await page.tap(page.findText('预约客户经理'))
    await page.until(() => page.find('[aria-label="网点，请选择"]'))
  })

  it('without a clerk lists branches, each with its address below the word for it, and says how to book', async () => {
    answer(queryServed, { served: [], more: false })
    const page = await openPage('/microShopHomePage', {})
    await page.until(() => page.findText('预约客户经理'))
    expect(page.text()).toContain('如要预约指定的工作人员，请打开其店铺链接')
    const below = page.findAll('.ui-cell--stacked .ui-cell__label').map(({ textContent }) => textContent)
    expect(below.slice(0, 2)).toEqual(['地址', '营业时间'])
  })

  it('books anew what is asked for once more after it was booked, as after an appointment that was called off', async () => {
    answer(queryServed, { served: [], more: false })
    answer(queryTier, { ...TIER, bookable: ['20261123'] })
    const booked = {
      day: '20261123',
      part: 'MORNING',
      state: 'ASKED',
      askedAt: 0,
      who: '周行',
      branch: 'main',
    } as const
    answer(bookAdviser, { servedId: 'V1', topic: 'DEPOSIT', ...booked })
    const page = await openPage('/microShopHomePage', {})
    const book = async (): Promise<void> => {
      await page.tap(page.findText('预约客户经理'))
      for (const [field, chosen] of [
        ['网点', branchOf('main').name],
        ['事项', SERVED_TOPIC_NAMES.DEPOSIT],
        ['日期', '2026.11.23 星期一'],
        ['时段', DAY_PART_NAMES.MORNING],
      ] as const) {
        await page.tap(`[aria-label="${field}，请选择"]`)
        await page.until(() => page.findText(chosen))
        await page.tap(page.findText(chosen))
      }
      await page.tap('[role=checkbox]')
      expect(lookOf(page, '提交预约')).toBe('primary')
      await page.tap(page.findText('提交预约'))
    }
    await page.until(() => page.findText('预约客户经理'))
    await book()
    await page.until(() => expect(sent(bookAdviser)).toHaveLength(1))
    await book()
    await page.until(() => expect(sent(bookAdviser)).toHaveLength(2))
    const [first, second] = sent(bookAdviser)
    expect(second).toEqual({ ...first, clientId: expect.not.stringContaining(first?.clientId ?? '') as string })
  })

  it('says on a shop what the same amount brings in each deposit on sale, and nothing of what is none', async () => {
    const year = facts({ productName: '样例一年' })
    const gone = facts({ productType: '20195', productName: '样例停售', saleStatus: 'CLOSED' })
    const fund = facts({ productType: '91318017', productName: '样例理财', kind: 'wealth', riskLevel: 'R2' })
    answer(queryProducts, { products: [year, gone, fund] })
    const shop = { salesId: 'S100001', name: '周行', kind: 'CLERK', branch: 'main', introduction: '样例' } as const
    answer(queryShop, { ...shop, products: ['20194', '20195', '91318017'], articles: [] })
    answer(queryServed, { served: [], more: false })
    const page = await openPage('/microShopHomePage', { saverId: 'S100001' })
    await page.until(() => page.findText('存入10,000.00元的到期预计利息'))
    const [, example = ''] = page.text().split('存入10,000.00元的到期预计利息')
    // What follows at once is what has to be said of deposits: neither of the two others is among the examples.
    expect(example).toMatch(/^样例一年130\.00元利率为当前/)
  })

  it('hands no shop in that says what a bank must not, and asks the bank for nothing then', async () => {
    answer(queryMyShop, {
      ...{ salesId: 'S100001', state: 'DRAFT', online: false, approved: false },
      draft: { introduction: '保本高收益', products: ['20194'], articles: [] },
      offered: [{ key: '20194', title: '普通储蓄存款', kind: 'PRODUCT' }],
    })
    const page = await openPage('/microShopUp')
    await page.until(() => page.findText('提交审核'))
    await page.tap(page.findText('提交审核'))
    expect(page.text()).toContain('不能用于宣传的词语')
    expect(sent(saveShop)).toEqual([])
  })
})

describe('a promoter under contract', () => {
  const MONTH = { bound: 0, effective: 0, served: 0 }
  const KOL: AnswerOf<typeof queryMarketer>['marketer'] & object = {
    ...{ salesId: 'S200001', promoteId: 'P200001', name: '李娜', contentAccount: '视频号 样例' },
    ...{ waiting: 0, month: MONTH, lastMonth: MONTH },
    kind: 'KOL',
    state: 'ACTIVE',
    branch: 'main',
  }
  const COMMISSION: AnswerOf<typeof queryCommissions>['commissions'][number] = {
    ...{ commissionId: 'C1', base: 1_000_000, rate: 8, amount: 800, accruedDay: '20261001' },
    level: 1,
    state: 'CONFIRMED',
  }
  const SETTLEMENT: AnswerOf<typeof querySettlements>['settlements'][number] = {
    ...{ settlementId: 'T1', month: '202610', gross: 500_000, tax: 80_000, net: 420_000, payDay: '20261110' },
    state: 'SETTLED',
  }

  it('reads commissions by state with their sums and what each was reckoned from, and of nobody’s order', async () => {
    answer(queryMarketer, { staff: false, kolOpen: true, marketer: KOL })
    const waits = { ...COMMISSION, commissionId: 'C2', amount: 200, level: 2, rate: 2, state: 'ACCRUED' } as const
    answer(queryCommissions, {
      ...{ open: true, more: false },
      commissions: [COMMISSION, { ...waits, confirmDay: '20261031' }],
      sums: [
        { state: 'ACCRUED', amount: 200, count: 1 },
        { state: 'CONFIRMED', amount: 800, count: 1 },
        { state: 'SETTLED', amount: 1_000, count: 1 },
        { state: 'PAID', amount: 5_000, count: 2 },
      ],
    })
    const page = await openPage('/profitsList')
    await page.until(() => expect(page.text()).toContain('10,000.00元×0.08%'))
    expect(page.text()).toContain('已确认未发放（税前，元）18.00待确认2.00元 · 已发放50.00元')
    expect(page.text()).toContain('2026.10.31起可确认')
    expect(page.text()).toContain('存款、开户和邀请人数不计佣金')
    await page.tap(page.findText('已结束'))
    await page.until(() => expect(sent(queryCommissions).at(-1)).toEqual({ list: 'ENDED' }))
    await page.tap(page.findText('对佣金有异议'))
    expect(pages().at(-1)).toContain('/Complaint')
  })

  it('copies the pages that say they are advertising, with who sends them, and of what is distributed by licence alone', async () => {
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue(ok(undefined))
    answer(queryMarketer, { staff: false, kolOpen: true, marketer: KOL })
    const page = await openPage('/kolIndex')
    await page.until(() => page.findText('存款推广页'))
    expect(page.text()).not.toContain('理财推广页')
    answer(queryMarketer, { staff: false, kolOpen: true, marketer: { ...KOL, licenceNo: '样例0001' } })
    const licensed = await openPage('/kolIndex')
    await licensed.until(() => licensed.findText('理财推广页'))
    await licensed.tap(licensed.findText('理财推广页'))
    await licensed.until(() => expect(copy.mock.calls[0]?.[0]).toContain('/main/promoteKOL_wealth?sales_id=S200001'))
    copy.mockRestore()
  })

  it('reads how a month’s tax came about, and is told of another’s as of none', async () => {
    answer(queryMarketer, { staff: false, kolOpen: true, marketer: KOL })
    answer(querySettlements, { open: true, more: false, settlements: [SETTLEMENT], acctNo: '6228****0002' })
    answer(queryCommissions, { open: true, more: false, commissions: [], sums: [] })
    const page = await openPage('/profitsListNew', { settlementId: 'T1' })
    await page.until(() => expect(page.text()).toContain('代扣个人所得税800.00元'))
    for (const said of ['4,200.00', '减除费用1,000.00元', '应纳税所得额4,000.00元', '预扣率20%', '6228****0002'])
      expect(page.text()).toContain(said)
    refuse(querySettlements, 'SettlementUnknown')
    const other = await openPage('/profitsListNew', { settlementId: 'T2' })
    await other.until(() => expect(other.text()).toContain('未找到该结算单'))
  })

  it.each([
    ['the card that was chosen, which stands chosen there', 'c2', '转到我的银行卡', '/AccountTurnOut'],
    ['the choice of a card before', undefined, '选定结算银行卡', '/kolChooseBank'],
  ])('leads from a commission that was paid to %s', async (_, cardId, named, to) => {
    answer(queryMarketer, { staff: false, kolOpen: true, marketer: KOL })
    answer(queryCommissions, { open: true, more: false, commissions: [], sums: [] })
    answer(querySettlementCard, { open: true, ...(cardId !== undefined && { cardId }) })
    const settlement = (more: object) => ({ settlements: [{ ...SETTLEMENT, ...more }], open: true, more: false })
    answer(querySettlements, { ...settlement({}), acctNo: '6228****0002' })
    const waiting = await openPage('/profitsListNew', { settlementId: 'T1' })
    await waiting.until(() => expect(waiting.text()).toContain('发放日期'))
    expect(waiting.text()).not.toContain(named)
    answer(querySettlements, { ...settlement({ state: 'PAID', paidAt: 1_795_399_200_000 }), acctNo: '6228****0002' })
    const page = await openPage('/profitsListNew', { settlementId: 'T1' })
    await page.until(() => page.findText(named))
    await page.tap(page.findText(named))
    const { name, query } = navigation.stack.at(-1) ?? {}
    expect({ name, cardId: query?.cardId }).toEqual({ name: to, cardId })
  })

  it('finds the pages closed while the switch is off, but for what was earned before', async () => {
    answer(queryMarketer, { staff: false, kolOpen: false, marketer: { ...KOL, state: 'SUSPENDED' } })
    answer(queryCommissions, { open: false, more: false, commissions: [], sums: [] })
    const closed = await openPage('/profitsList')
    await closed.until(() => expect(closed.text()).toContain('暂不开放合作推广'))
    answer(querySettlements, { open: false, more: false, settlements: [], acctNo: '' })
    const none = await openPage('/profitsListNew')
    await none.until(() => expect(none.text()).toContain('暂不开放合作推广'))
    const sums = [{ state: 'CONFIRMED', amount: 800, count: 1 }] as const
    answer(queryCommissions, { open: false, more: false, commissions: [COMMISSION], sums: [...sums] })
    const page = await openPage('/profitsList')
    await page.until(() => expect(page.text()).toContain('已产生的佣金照常确认和发放'))
    expect(page.text()).toContain('直接推广')
  })

  it('applies with the account it publishes under, and with nothing ticked before', async () => {
    answer(queryMarketer, { staff: false, kolOpen: true })
    answer(applyMarketer, { approvalId: 'A1' })
    const page = await openPage('/kolApply')
    await page.until(() => page.findText('提交申请'))
    expect(lookOf(page, '提交申请')).toBe('blocked')
    await page.tap(page.findText('提交申请'))
    expect(sent(applyMarketer)).toEqual([])
    await page.tap(page.findText('长春总行营业部'))
    await page.tap(page.findText('我已阅读以上承诺并承诺遵守'))
    await page.tap(page.findText('提交申请'))
    expect(page.text()).toContain('请填写内容账号')
    await page.type('input[placeholder="平台和账号名"]', '视频号 样例')
    expect(lookOf(page, '提交申请')).toBe('primary')
    await page.tap(page.findText('提交申请'))
    await page.until(() => expect(sent(applyMarketer)).toHaveLength(1))
    expect(sent(applyMarketer)[0]).toMatchObject({ kind: 'KOL', branch: 'main', contentAccount: '视频号 样例' })
  })

  it('tells whom it invites that a commission lets the amount be known', async () => {
    arrive({ hasAccount: false, signedIn: false, gestureSet: false })
    answer(queryInviter, {})
    answer(queryInvite, { inviter: { kind: 'KOL', name: '李娜', branch: 'main' }, until: '20260901' })
    const page = await openPage('/bindrelationship', { inviteCode: CODE })
    await page.until(() => expect(page.text()).toContain('能推算出申购金额'))
    expect(page.text()).not.toContain('余额和任何交易')
  })

  it('finds the contract, its rules and the tools, and the staff the way to their own desk', async () => {
    answer(queryMarketer, { staff: false, kolOpen: true, marketer: { ...KOL, until: '20271101' } })
    const page = await openPage('/kolIndex')
    await page.until(() => expect(page.text()).toContain('视频号 样例'))
    for (const said of ['有效期至2027.11.01', '推广存款不计佣金', '可推广的产品']) expect(page.text()).toContain(said)
    await page.tap(page.findText('推广结算'))
    expect(pages().at(-1)).toContain('/profitsListNew')
    answer(queryMarketer, { staff: true, kolOpen: true })
    const staff = await openPage('/kolApply')
    await staff.until(() => expect(staff.text()).toContain('本行工作人员不参加合作推广'))
  })
})
