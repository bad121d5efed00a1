import { claimAll } from '@/contract/campaign/claimAll'
import { claimReward } from '@/contract/campaign/claimReward'
import { declineReward } from '@/contract/campaign/declineReward'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { ERRORS } from '@/domain/errors/catalogue'
import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { START, REWARD } from '../testing'

describe('rewards', () => {
  const open = async (name: '/zhouMyPrize' | '/oneClickArchived' | '/activiteGift', query = {}) => {
    answer(queryRewards, {
      rewards: [REWARD, { ...REWARD, rewardId: 'r2', name: '建议红包' }],
      more: false,
      balance: 5,
    })
    const page = await openPage(name, query)
    await page.until(() => page.findText('答题红包'))
    return page
  }
  showsObstacles(claimReward, () => open('/zhouMyPrize'), '[aria-label="领取答题红包"]')
  showsObstacles(claimAll, () => open('/oneClickArchived'), '领取2份奖励')

  it('that are things are led to their address only where nothing stands against claiming them', async () => {
    const { code, message } = ERRORS.PaymentsStopped
    answer(queryObstacles, { obstacles: [{ code, name: 'PaymentsStopped', message }] })
    answer(queryRewards, { rewards: [{ ...REWARD, kind: 'GOODS', name: '保温杯' }], more: false, balance: 0 })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => expect(page.text()).toContain(message))
    await page.tap('[aria-label="领取保温杯"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain(message))
    store.get(boxAtom)?.answer('cancel')
    expect(pages().at(-1)).toBe('/zhouMyPrize')
    answer(queryObstacles, { obstacles: [] })
    const free = await openPage('/zhouMyPrize')
    await free.until(() => free.find('[aria-label="领取保温杯"]'))
    await free.tap('[aria-label="领取保温杯"]')
    await free.until(() => expect(pages().at(-1)).toBe('/realDrawPage'))
  })

  it('stand before what was given while they can be claimed', async () => {
    answer(queryRewards, {
      rewards: [{ ...REWARD, rewardId: 'r2', name: '已得红包', state: 'GRANTED', grantedAt: START }, REWARD],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('已得红包'))
    expect(page.text().indexOf('答题红包')).toBeLessThan(page.text().indexOf('已得红包'))
  })

  it('are taken twenty at most in one tap', async () => {
    answer(queryRewards, {
      rewards: Array.from({ length: 21 }, (_, at) => ({ ...REWARD, rewardId: `r${at}` })),
      more: false,
      balance: 0,
    })
    const page = await openPage('/oneClickArchived')
    await page.until(() => page.findText('领取20份奖励'))
  })

  it('are claimed as they are shown, after tax; a lost answer keeps its id', async () => {
    const page = await open('/zhouMyPrize')
    loseAnswer(claimReward)
    await page.tap('[aria-label="领取答题红包"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('领取结果正在核实'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(page.findAll('[aria-busy=true]')).toEqual([]))
    answer(claimReward, { ...REWARD, state: 'GRANTED', grantedAt: START })
    await page.tap('[aria-label="领取答题红包"]')
    await page.until(() => expect(sent(claimReward).length).toBeGreaterThan(1))
    expect(new Set(sent(claimReward).map(({ clientId }) => clientId)).size).toBe(1)
    expect(sent(claimReward)[0]).toMatchObject({ rewardId: 'r1', amount: 150 })
  })

  it('open as a packet to what came out of it after tax, from where it is withdrawn', async () => {
    const page = await open('/zhouMyPrize')
    answer(claimReward, { ...REWARD, net: 149, state: 'GRANTED', grantedAt: START })
    await page.tap('[aria-label="领取答题红包"]')
    await page.until(() => page.findText('已放入红包余额'))
    expect(page.find('.opened-packet__amount').textContent).toContain('1.49')
    await page.tap(page.findText('提现到电子账户'))
    expect(pages().at(-1)).toBe('/withDrawalActicity')
  })

  it('say what they were earned by, and lead to it, to themselves, and to where what was granted is', async () => {
    answer(queryRewards, {
      rewards: [{ ...REWARD, task: '通过防骗测验', state: 'GRANTED', grantedAt: START }],
      ...{ more: false, balance: 0 },
    })
    for (const [on, to] of [
      [`来自活动“${REWARD.title}”`, '/promotionDetail'],
      [REWARD.name, '/activiteGift'],
      [`去提现，${REWARD.name}`, '/withDrawalActicity'],
    ] as const) {
      const page = await openPage('/zhouMyPrize')
      await page.until(() => expect(page.text()).toContain('任务：通过防骗测验'))
      await page.tap(on.includes('，') ? `[aria-label="${on}"]` : page.findText(on))
      expect(pages().at(-1)).toBe(to)
    }
  })

  it.each([
    ['POINTS', '查看积分', '/integralIndex'],
    ['VOUCHER', '查看卡券', '/myVoucher'],
    ['COUPON', '查看优惠券', '/couponList'],
    ['GOODS', '查看配送', '/realDrawPage'],
  ] as const)('of the kind %s say once granted where they are: %s', async (kind, way, to) => {
    const granted = { ...REWARD, kind, state: 'GRANTED', grantedAt: START } as const
    answer(queryRewards, { rewards: [granted], more: false, balance: 0 })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.find(`[aria-label="${way}，${REWARD.name}"]`))
    await page.tap(`[aria-label="${way}，${REWARD.name}"]`)
    expect(pages().at(-1)).toBe(to)
  })

  it('that aren’t wanted are left after a question, and then are nobody’s', async () => {
    const list = await open('/zhouMyPrize')
    expect(list.findAll('[aria-label^=放弃]')).toEqual([])
    const page = await open('/activiteGift', { rewardId: 'r1' })
    await page.tap('[aria-label="放弃答题红包"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('不再发放给您，不能恢复'))
    store.get(boxAtom)?.answer('cancel')
    await page.until(() => expect(store.get(boxAtom)).toBeUndefined())
    await page.until(() => expect(page.findAll('[aria-busy=true]')).toEqual([]))
    expect(sent(declineReward)).toEqual([])
    answer(declineReward, { ...REWARD, state: 'DECLINED' })
    await page.tap('[aria-label="放弃答题红包"]')
    await page.until(() => expect(store.get(boxAtom)).toBeDefined())
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(page.text()).toContain('已放弃'))
    expect(sent(declineReward)).toEqual([{ rewardId: 'r1' }])
  })

  it('of red packets are shown in each of their states', async () => {
    const list = (rewards: readonly (typeof REWARD)[]) =>
      answer(queryRewards, { rewards: [...rewards], more: false, balance: 0 })
    list([REWARD])
    const page = await openPage('/redActivityLists')
    await page.until(() => page.findText('答题红包'))
    for (const [state, name] of [
      ['EARNED', '待领取'],
      ['CLAIMED', '核实中'],
      ['GRANTED', '已发放'],
      ['EXPIRED', '已过期'],
      ['REVOKED', '已取消'],
      ['DECLINED', '已放弃'],
    ] as const) {
      list([])
      const chip = page.findAll('[role=radio]').find((one) => one.textContent === name)
      if (!chip) throw new Error(`${name} can't be chosen`)
      await page.tap(chip)
      await page.until(() => expect(sent(queryRewards).at(-1)).toMatchObject({ kind: 'RED_PACKET', state }))
      await page.until(() => expect(page.text()).toContain(`没有${name}的红包`))
    }
  })

  it('say by which rule one tap takes them, and how many it would take now', async () => {
    answer(queryRewards, {
      rewards: [REWARD, { ...REWARD, rewardId: 'r2', kind: 'GOODS' }],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/oneClickRule')
    await page.until(() => expect(page.text()).toContain('现在可一键领取1份'))
    expect(page.text()).toContain('需逐一领取1份')
    expect(page.text()).toContain('一次最多20份')
  })

  it('say in large what is got; what a thing is worth is a hint', async () => {
    answer(queryRewards, {
      rewards: [REWARD, { ...REWARD, rewardId: 'r2', kind: 'GOODS', amount: 8_000, tax: 0 }],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('价值80.00元，个税由本行缴纳'))
    expect(page.findAll('.reward-card__brings').map(({ textContent }) => textContent)).toEqual(['实得1.50元'])
  })

  it('that are looked at say until when they are given, or else why not', async () => {
    const looked = { ...REWARD, state: 'CLAIMED', heldUntil: '20261126' } as const
    answer(queryRewards, { rewards: [looked], more: false, balance: 0 })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('正在核实，最晚2026.11.26发放或说明原因'))
  })

  it('that were taken back lead to an appeal', async () => {
    answer(queryRewards, {
      rewards: [{ ...REWARD, state: 'REVOKED', revokedBy: 'sameDevice' }],
      ...{ more: false, balance: 0 },
    })
    const page = await openPage('/zhouMyPrize')
    await page.until(() => page.findText('原因：同一手机上已有他人参加本活动'))
    await page.tap('[aria-label="对答题红包提出申诉"]')
    await page.until(() => expect(pages().at(-1)).toBe('/Complaint'))
  })

  it('that nobody knows lead to those there are', async () => {
    refuse(queryRewards, 'RewardUnknown')
    const page = await openPage('/activiteGift', { rewardId: 'nothing' })
    await page.until(() => page.findText('未找到该奖励'))
    await page.tap(page.findText('查看我的奖励'))
    await page.until(() => expect(pages().at(-1)).toBe('/zhouMyPrize'))
  })

  it('are claimed in one tap, and each says what became of it', async () => {
    const page = await open('/oneClickArchived')
    answer(claimAll, {
      claimed: [{ ...REWARD, state: 'CLAIMED', heldUntil: '20261126' }],
      refused: [{ rewardId: 'r2', reason: '该奖励已超过领取期限' }],
    })
    await page.tap(page.findText('领取2份奖励'))
    await page.until(() => expect(page.text()).toContain('已领取1份奖励，1份未领取：该奖励已超过领取期限'))
    expect(page.text()).toContain('核实后发放')
  })
})
