import { answer, refuse, sent } from '@test/component/bank'
import { showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { enterPassword } from '@test/component/password'
import { addOrgCard } from '@/contract/enterprise/addOrgCard'
import { proveOrgCard } from '@/contract/enterprise/proveOrgCard'
import { queryOrgCards } from '@/contract/enterprise/queryOrgCards'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { querySettlementCard } from '@/contract/card/querySettlementCard'
import { setSettlementCard } from '@/contract/card/setSettlementCard'
import { ERRORS } from '@/domain/errors/catalogue'
import { cardsAnswer, FIRST, SECOND, SPECIAL } from '../testing/cards'

const CARD = {
  orgCardId: 'o1',
  bankName: '工商银行北京分行',
  accountNo: '**** 2345',
  state: 'PROVING',
  triesLeft: 2,
  proofUntil: 1_790_000_000_000,
} as const
const ORG = { orgId: 'org-1', name: '清风书屋', role: 'MAKER' } as const

describe('/cardupqiyebank', () => {
  showsOwnerObstacles(
    addOrgCard,
    async () => {
      answer(queryOrgCards, { orgs: [ORG] })
      const page = await openPage('/cardupqiyebank')
      await page.until(() => page.findText('绑定'))
      return page
    },
    '绑定',
  )

  it('binds an account under the enterprise’s own name', async () => {
    answer(queryOrgCards, { orgs: [ORG] })
    const page = await openPage('/cardupqiyebank')
    await page.until(() => page.findText('绑定'))
    await page.tap(page.findText('绑定'))
    expect(page.findAll('[role=alert]')).toHaveLength(2)
    await page.type('[aria-label="账号"]', '0200000109000012345')
    await page.type('[aria-label="开户银行"]', '工商银行北京分行')
    answer(addOrgCard, CARD)
    await page.tap(page.findText('绑定'))
    const asked = { orgId: 'org-1', name: '清风书屋', accountNo: '0200000109000012345', bankName: '工商银行北京分行' }
    await page.until(() => expect(sent(addOrgCard)).toEqual([asked]))
  })

  it('takes what was paid, and says how many tries are left', async () => {
    answer(queryOrgCards, { orgs: [{ ...ORG, latest: CARD }] })
    const page = await openPage('/cardupqiyebank')
    await page.until(() => expect(page.text()).toContain('还可验证2次'))
    refuse(proveOrgCard, 'OrgCardMismatch')
    await page.type('[aria-label^="收到的金额"]', '0.37')
    await page.tap(page.findText('提交验证'))
    await page.until(() => page.findText(ERRORS.OrgCardMismatch.message))
    expect(sent(proveOrgCard)).toEqual([{ orgCardId: 'o1', amount: 37 }])
  })

  it('offers nothing to who only checks, and says who may', async () => {
    answer(queryOrgCards, { orgs: [{ ...ORG, role: 'CHECKER', latest: CARD }] })
    const page = await openPage('/cardupqiyebank')
    await page.until(() => page.findText('仅法定代表人或经办人可以绑定、更换对公账户'))
    expect(page.text()).not.toContain('提交验证')
  })

  it('offers no other account while wrong tries keep one from it, and says until when', async () => {
    const proofFrom = Date.UTC(2026, 11, 1, 2)
    answer(queryOrgCards, {
      orgs: [{ ...ORG, active: { ...CARD, state: 'ACTIVE' }, latest: { ...CARD, state: 'FAILED' }, proofFrom }],
    })
    const page = await openPage('/cardupqiyebank')
    await page.until(() => expect(page.text()).toContain('金额验证错误次数过多，请于2026.12.01 10:00'))
    expect(page.findAll('.ui-button')).toEqual([])
    expect(page.text()).not.toContain('请重新绑定')
  })

  it('tells who acts for no enterprise so', async () => {
    answer(queryOrgCards, { orgs: [] })
    const page = await openPage('/cardupqiyebank')
    await page.until(() => page.findText('您还不是企业的法定代表人或经办人'))
  })
})

describe('/kolChooseBank', () => {
  it('says that promotion is closed, and offers nothing', async () => {
    answer(querySettlementCard, { open: false })
    answer(queryBoundCards, cardsAnswer([FIRST]))
    const page = await openPage('/kolChooseBank')
    await page.until(() => page.findText('推广功能暂未开放'))
    expect(page.findAll('[role=radio]')).toEqual([])
  })

  showsOwnerObstacles(
    setSettlementCard,
    async () => {
      answer(querySettlementCard, { open: true, cardId: 'c1' })
      answer(queryBoundCards, cardsAnswer([FIRST, SECOND]))
      const page = await openPage('/kolChooseBank')
      await page.until(() => page.findText('建设银行 **** 0002'))
      await page.tap(page.findText('建设银行 **** 0002'))
      return page
    },
    '保存',
  )

  it('chooses one of the cards that money goes to, by the password', async () => {
    answer(querySettlementCard, { open: true, cardId: 'c1' })
    answer(queryBoundCards, cardsAnswer([FIRST, SECOND, SPECIAL]))
    answer(setSettlementCard, {})
    const page = await openPage('/kolChooseBank')
    await page.until(() => expect(page.findAll('[role=radio]')).toHaveLength(2))
    await page.tap(page.findText('建设银行 **** 0002'))
    await page.tap(page.findText('保存'))
    await enterPassword(page, '135790')
    await page.until(() => expect(sent(setSettlementCard)).toEqual([{ cardId: 'c2', password: '135790' }]))
  })
})
