import { answer, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryArticles } from '@/contract/content/queryArticles'
import { queryBankTime } from '@/contract/entry/queryBankTime'
import { queryAccountChanges } from '@/contract/security/queryAccountChanges'
import { readAccountChanges } from '@/contract/security/readAccountChanges'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { clock } from '@/platform/clock'

const AT = 1_793_000_000_000
const CHANGES = [
  {
    number: 9,
    kind: 'ELSEWHERE' as const,
    at: AT,
    device: { platform: 'WINDOWS' as const, channel: 'h5' as const, place: '北京' },
  },
  { number: 8, kind: 'ANOTHER_HERE' as const, at: AT },
]

describe('what happened elsewhere', () => {
  it('is read right after the gesture, and then one goes on', async () => {
    arrive({ signedIn: false })
    answer(verifyGesture, { sessionToken: 'new', expiresAt: 0, changed: true })
    const page = await openPage('/gesture')
    for (const label of ['左上', '左', '左下', '下', '右下']) await page.tap(`[aria-label="${label}"]`)
    await page.tap(page.findText('完成'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/accountChanged']))
  })

  it('is told with the device, names nobody, and is noted when its owner goes on', async () => {
    answer(queryAccountChanges, { changes: CHANGES })
    answer(readAccountChanges, {})
    const page = await openPage('/accountChanged')
    await page.until(() => page.findText('您的账户在新设备上登录'))
    for (const said of ['Windows电脑', '北京', '另一个账户在本设备上登录', '不是我'])
      expect(page.text()).toContain(said)
    await page.tap(page.findText('是我本人，继续'))
    await page.until(() => expect(sent(readAccountChanges)).toEqual([{ upTo: 9 }]))
  })

  it('isn’t noted by somebody who hasn’t passed the gesture', async () => {
    arrive({ signedIn: false })
    answer(queryAccountChanges, { changes: CHANGES })
    const page = await openPage('/accountChanged')
    await page.until(() => page.findText('是我本人，继续'))
    await page.tap(page.findText('是我本人，继续'))
    expect(sent(readAccountChanges)).toEqual([])
  })

  it('leads to reporting the account lost', async () => {
    answer(queryAccountChanges, { changes: CHANGES })
    const page = await openPage('/accountChanged')
    await page.until(() => page.findText('不是我'))
    await page.tap(page.findText('不是我'))
    expect(pages().slice(-1)).toEqual(['/reportTheLoss'])
  })
})

it('compares the phone’s time with the bank’s and says what to mend', async () => {
  answer(queryArticles, { articles: [], more: false })
  answer(queryBankTime, { now: clock.now() + 600_000 })
  const page = await openPage('/sysPage')
  await page.until(() => expect(page.text()).toMatch(/手机慢(10分|9分59秒)/))
  expect(page.text()).toContain('自动设置时间')
})
