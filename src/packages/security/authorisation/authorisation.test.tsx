import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { authorise } from '@/contract/bridge/authorise'
import { declineAuthorisation } from '@/contract/bridge/declineAuthorisation'
import { queryAuthorisation } from '@/contract/bridge/queryAuthorisation'
import type { ResponseOf } from '@/contract/call'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

type Facts = ResponseOf<typeof queryAuthorisation>
const AT = 1_793_000_000_000
const FACTS = {
  ...{ authId: 'a1', state: 'WAITING', payee: '示例商城', amount: 6_800, purpose: '保温杯一只', createdAt: AT },
  ...{ expiresAt: AT + 290_000, at: AT, returnTo: 'https://shop.example.com/orders', available: 10_000 },
} as unknown as Facts
const PAID: Facts = { ...FACTS, state: 'PAID', orderNo: '202611180000000001' }

const typePassword = async (page: Mounted) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of '135790') await page.tap(page.findText(digit))
}
const open = async (facts: Facts = FACTS) => {
  answer(queryAuthorisation, facts)
  return openPage('/PasswordKeyboardNew', { authId: 'a1' })
}
const box = () => store.get(boxAtom)

describe('/PasswordKeyboardNew', () => {
  it('shows who is paid, how much and what for at the keyboard, and pays that', async () => {
    const page = await open()
    await page.until(() => page.findText('付款给示例商城，保温杯一只'))
    expect(page.text()).toContain('32.00')
    answer(authorise, PAID)
    answer(queryAuthorisation, PAID)
    await typePassword(page)
    await page.until(() => page.findText('付款成功'))
    expect(sent(authorise)).toMatchObject([{ authId: 'a1', amount: 6_800, password: '135790' }])
  })

  it('sends a try whose answer was lost under the same id, and never calls it failed', async () => {
    const page = await open()
    loseAnswer(authorise)
    await typePassword(page)
    await page.until(() => expect(box()?.request.content).toContain('请勿重复付款'))
    box()?.answer('confirm')
    answer(authorise, PAID)
    answer(queryAuthorisation, PAID)
    await page.tap(page.findText('确认付款'))
    await typePassword(page)
    await page.until(() => page.findText('付款成功'))
    expect(new Set(sent(authorise).map(({ clientId }) => clientId)).size).toBe(1)
  })

  it('leads from stopped payments to where they are lifted', async () => {
    const page = await open()
    refuse(authorise, 'PaymentsStopped')
    await typePassword(page)
    await page.until(() => expect(box()?.request.confirmText).toBe('查看支付安全'))
    box()?.answer('cancel')
  })

  it('is declined after asking', async () => {
    const page = await open()
    await page.until(() => page.find('.ui-secure-keyboard'))
    answer(declineAuthorisation, { ...FACTS, state: 'DECLINED' })
    answer(queryAuthorisation, { ...FACTS, state: 'DECLINED' })
    await page.tap(page.findText('取消付款'))
    await page.until(() => expect(box()?.request.confirmText).toBe('取消付款'))
    box()?.answer('confirm')
    await page.until(() => page.findText('已取消付款'))
  })

  it('of a lapsed order says that nothing was paid', async () => {
    const page = await open({ ...FACTS, state: 'LAPSED' })
    await page.until(() => page.findText('付款已失效'))
    expect(page.text()).toContain('资金未变动')
  })
})

showsObstacles(authorise, open, '确认付款')
