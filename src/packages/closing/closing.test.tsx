import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryClosure } from '@/contract/closure/queryClosure'
import { queryClosureReceipt } from '@/contract/closure/queryClosureReceipt'
import { signOut } from '@/contract/entry/signOut'
import { startClosure } from '@/contract/closure/startClosure'
import { session } from '@/session/session'

const CARD = { bankName: '农业银行', cardNo: '6228 **** 0001' }
const FACTS = { state: 'READY', findings: [], payout: 123_456, card: CARD, keptUntil: '20311123' } as const
const ID = '0123456789abcdef0123456789abcdef'
const RECEIPT = {
  closureNo: 'X20261123000000001',
  amount: 123_456,
  ...CARD,
  submittedAt: 1_793_000_000_000,
  blocked: [],
}
const lastPage = () => pages().slice(-1)

describe('/logoutAccountIndex', () => {
  it('names what blocks it, each with its way on, and goes no further', async () => {
    const findings = [{ check: 'holdings', effect: 'blocks', count: 2 }] as const
    answer(queryClosure, { ...FACTS, state: 'CHECKING', findings: [...findings] })
    const page = await openPage('/logoutAccountIndex')
    await page.until(() => page.findText('持有中的存款和理财'))
    expect(page.text()).toContain('还有1项需要先办理')
    expect(page.text()).not.toContain('继续')
    await page.tap(page.findText('持有中的存款和理财'))
    expect(lastPage()).toEqual([expect.stringContaining('/assetOverview')])
  })
})

describe('/logoutAccountRest', () => {
  it('begins only when everything that lapses was ticked, and says which', async () => {
    answer(queryClosure, { ...FACTS, findings: [{ check: 'coupons', effect: 'lapses', count: 3 }] })
    const page = await openPage('/logoutAccountRest')
    await page.until(() => page.findText('3张未使用的优惠券将失效'))
    expect(page.text()).toContain('1,234.56')
    await page.tap(page.findText('确认，下一步'))
    expect(sent(startClosure)).toEqual([])
    await page.tap('[aria-label="3张未使用的优惠券将失效"]')
    refuse(startClosure, 'ClosureBlocked')
    await page.tap(page.findText('确认，下一步'))
    expect(sent(startClosure)).toEqual([{ agreed: ['coupons'] }])
  })
})

describe('/logoutAccountResult', () => {
  it('shows the receipt of a closed account and forgets the session', async () => {
    answer(queryClosureReceipt, { ...RECEIPT, state: 'CLOSED', endedAt: 1_793_000_001_000 })
    refuse(signOut, 'SessionMissing')
    const page = await openPage('/logoutAccountResult', { orderId: ID })
    await page.until(() => page.findText('账户已注销'))
    expect(page.text()).toContain('X20261123000000001')
    await page.until(() => expect(session().token).toBeUndefined())
    expect(page.text()).toContain('账户已注销')
  })

  it('says why the card’s bank took nothing', async () => {
    answer(queryClosureReceipt, { ...RECEIPT, state: 'READY', amount: 0, failure: '银行卡已注销' })
    const page = await openPage('/logoutAccountResult', { orderId: ID })
    await page.until(() => page.findText('注销未完成'))
    expect(page.text()).toContain('银行卡已注销。资金已退回账户')
  })
})
