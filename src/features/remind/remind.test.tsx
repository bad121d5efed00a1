import { answer, sent } from '@test/component/bank'
import { mount } from '@test/component/harness'
import { allowSubscriptionMessages } from '@/contract/message/allowSubscriptionMessages'
import { queryMessageSettings } from '@/contract/message/queryMessageSettings'
import { subscription } from '@/platform/subscription'
import { RemindMe } from './RemindMe'

const mockAccepted: string[] = []
const mockAsked: string[][] = []
jest.mock('@/platform/subscription', () => ({
  subscription: {
    available: () => true,
    ask: (ids: string[]) => {
      mockAsked.push(ids)
      return Promise.resolve({ ok: true, value: ids.filter((id) => mockAccepted.includes(id)) })
    },
  },
}))

const REMINDER = {
  kind: 'maturityReminder',
  group: 'trades',
  title: '存款到期提醒',
  always: false,
  wanted: true,
  templateId: 'T1',
  allowed: 0,
} as const
const OFFER = { kind: 'maturityReminder', text: '到期前微信提醒我' }

beforeEach(() => {
  mockAccepted.length = 0
  mockAsked.length = 0
  answer(allowSubscriptionMessages, {})
})

it('asks WeChat at a tap and not before, and tells the bank what was allowed', async () => {
  answer(queryMessageSettings, { kinds: [REMINDER] })
  mockAccepted.push('T1')
  const page = await mount(RemindMe, OFFER)
  await page.until(() => page.findText(OFFER.text))
  expect(mockAsked).toEqual([])
  answer(queryMessageSettings, { kinds: [{ ...REMINDER, allowed: 1 }] })
  await page.tap(page.findText(OFFER.text))
  await page.until(() => expect(page.text()).not.toContain(OFFER.text))
  expect([mockAsked, sent(allowSubscriptionMessages)]).toEqual([[['T1']], [{ kinds: ['maturityReminder'] }]])
})

it('tells the bank nothing of a refusal, and offers again', async () => {
  answer(queryMessageSettings, { kinds: [REMINDER] })
  const page = await mount(RemindMe, OFFER)
  await page.until(() => page.findText(OFFER.text))
  await page.tap(page.findText(OFFER.text))
  await page.until(() => expect(mockAsked).toHaveLength(1))
  expect(sent(allowSubscriptionMessages)).toEqual([])
  page.findText(OFFER.text)
})

it.each([
  ['the bank has no template', [{ ...REMINDER, templateId: undefined }]],
  ['one is allowed already', [{ ...REMINDER, allowed: 1 }]],
  ['there is no such kind', []],
])('offers nothing when %s', async (_, kinds) => {
  answer(queryMessageSettings, { kinds: [...kinds] })
  const page = await mount(RemindMe, OFFER)
  await page.until(() => expect(sent(queryMessageSettings)).toHaveLength(1))
  expect(page.text()).toBe('')
})

it('asks the bank nothing where WeChat can’t ask', async () => {
  jest.spyOn(subscription, 'available').mockReturnValueOnce(false)
  const page = await mount(RemindMe, OFFER)
  expect([page.text(), sent(queryMessageSettings)]).toEqual(['', []])
})
