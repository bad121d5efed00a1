import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryMessage } from '@/contract/message/queryMessage'
import { queryMessages } from '@/contract/message/queryMessages'
import { queryMessageSettings } from '@/contract/message/queryMessageSettings'
import { readMessages } from '@/contract/message/readMessages'
import { setMessageSettings } from '@/contract/message/setMessageSettings'
import { MESSAGE_SUBJECTS } from '@/domain/message/about'
import type { MessageAbout } from '@/domain/message/about'
import { amountsHidden, elderMode } from '@/session/preferences'
import { store } from '@/session/store'
import { unreadAtom } from '@/session/unread'
import { findRoute } from '@/routes/table'
import { messageLink } from './links'
import { iconOf } from './messages'

const NONE = { trades: 0, account: 0, activity: 0, notices: 0 }
/** 2026-11-02 10:00 and 2026-10-05 09:00 in Shanghai. */
const [NOVEMBER, OCTOBER] = [1_793_584_800_000, 1_791_162_000_000]

const PAID = {
  id: '12',
  group: 'trades',
  title: '存款到期到账',
  body: '您的“普通储蓄一年”已到期，本金10,000.00元已转入电子账户。',
  at: NOVEMBER,
  unread: true,
  about: { subject: 'holding', id: '7', productType: '20194' },
} as const
const OLD = { id: '3', group: 'notices', title: '系统维护公告', body: '凌晨维护', at: OCTOBER, unread: false } as const

const box = (changes: object = {}) => ({
  messages: [PAID, OLD],
  more: false,
  unread: { ...NONE, trades: 1, activity: 12 },
  ...changes,
})

afterEach(() => elderMode.set(false))

describe('the box', () => {
  it('lists messages under their months, says what is unread, and tells the badges of all but advertising', async () => {
    answer(queryMessages, box())
    const page = await openPage('/systemMsg')
    await page.until(() => expect(page.findAll('.message-box-row')).toHaveLength(2))
    expect(page.findAll('.month-group').map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
      expect.stringContaining('2026年11月'),
      expect.stringContaining('2026年10月'),
    ])
    expect(page.findAll('.message-box-row__dot')).toHaveLength(1)
    await page.until(() => page.findText('交易 1'))
    page.findText('活动')
    page.findText('全部 1')
    await page.until(() => expect(store.get(unreadAtom)).toBe(1))
  })

  it('asks the bank for one part of it, and leads back from one that is empty', async () => {
    answer(queryMessages, box())
    const page = await openPage('/systemMsg')
    await page.until(() => page.findText('活动'))
    answer(queryMessages, { messages: [], more: false, unread: NONE })
    await page.tap(page.findText('活动'))
    await page.until(() => page.findText('没有这类消息'))
    expect(sent(queryMessages).at(-1)).toEqual({ group: 'activity' })
    await page.tap(page.findText('查看全部消息'))
    expect(sent(queryMessages).at(-1)).toEqual({})
  })

  it('goes on after the last message shown', async () => {
    answer(queryMessages, box({ more: true }))
    const page = await openPage('/systemMsg')
    await page.until(() => page.findText('加载更多'))
    answer(queryMessages, box({ messages: [{ ...OLD, id: '2' }] }))
    await page.tap(page.findText('加载更多'))
    await page.until(() => expect(page.findAll('.message-box-row')).toHaveLength(3))
    expect(sent(queryMessages).at(-1)).toEqual({ after: '3' })
  })

  it('reads all of the part that is shown, and nothing that came since', async () => {
    answer(queryMessages, box({ upTo: '12' }))
    answer(readMessages, { unread: { ...NONE, activity: 12 } })
    const page = await openPage('/systemMsg')
    await page.until(() => page.findText('交易 1'))
    await page.tap(page.findText('交易 1'))
    await page.until(() => page.findText('全部已读'))
    answer(queryMessages, box({ messages: [{ ...PAID, unread: false }], unread: NONE }))
    await page.tap(page.findText('全部已读'))
    await page.until(() => expect(page.text()).not.toContain('全部已读'))
    expect(sent(readMessages)).toEqual([{ group: 'trades', upTo: '12' }])
    expect(store.get(unreadAtom)).toBe(0)
  })

  it('keeps amounts out of the list while they are hidden', async () => {
    amountsHidden.set(true)
    answer(queryMessages, box())
    const page = await openPage('/systemMsg')
    await page.until(() => page.findText('存款到期到账'))
    expect(page.text()).not.toContain('10,000.00')
  })

  it('has a card a message in the elder view: unread in a word, its whole text, and the way it leads, which reads it', async () => {
    elderMode.set(true)
    answer(queryMessages, box())
    answer(readMessages, { unread: NONE })
    const page = await openPage('/systemMsg')
    await page.until(() => expect(page.findAll('.message-card')).toHaveLength(2))
    expect(page.findAll('.message-card').map(({ textContent }) => textContent?.startsWith('未读'))).toEqual([
      true,
      false,
    ])
    page.findText(PAID.body)
    await page.until(() => page.findText('全部，1条未读'))
    await page.tap(page.findText('查看持有'))
    expect(pages().at(-1)).toBe('/ProductHoldInfo')
    expect(sent(readMessages)).toEqual([{ id: '12' }])
  })

  it('says that a box is empty', async () => {
    answer(queryMessages, { messages: [], more: false, unread: NONE })
    const empty = await openPage('/systemMsg')
    await empty.until(() => empty.findText('还没有消息'))
    expect(empty.text()).not.toContain('全部已读')
  })

  it('says when the line is gone, and asks again', async () => {
    loseAnswer(queryMessages)
    const lost = await openPage('/systemMsg')
    await lost.until(() => lost.findText('重新加载'))
  })
})

describe('one message', () => {
  it('is shown whole, is read by being shown, and leads to what it is about', async () => {
    answer(queryMessage, PAID)
    answer(readMessages, { unread: { ...NONE, notices: 2, activity: 3 } })
    const page = await openPage('/systemMsgDatail', { id: '12' })
    await page.until(() => expect(page.find('.message__body').textContent).toBe(PAID.body))
    expect(page.findAll('.message__amount').map(({ textContent }) => textContent)).toEqual(['10,000.00元'])
    await page.until(() => expect(store.get(unreadAtom)).toBe(2))
    expect(sent(readMessages)).toEqual([{ id: '12' }])
    await page.tap(page.findText('查看持有'))
    await page.until(() => expect(pages().at(-1)).toBe('/ProductHoldInfo'))
  })

  it('is not noted as read a second time, and offers nothing where nothing is to be done', async () => {
    answer(queryMessage, OLD)
    const page = await openPage('/systemMsgDatail', { id: '3' })
    await page.until(() => page.findText('凌晨维护'))
    expect(sent(readMessages)).toEqual([])
    expect(page.findAll('.ui-button')).toEqual([])
  })

  it('that is another’s or gone leads to the whole box', async () => {
    refuse(queryMessage, 'MessageUnknown')
    const page = await openPage('/systemMsgDatail', { id: '99' })
    await page.until(() => page.findText('未查询到该消息，可能已过保存期'))
    answer(queryMessages, box())
    await page.tap(page.findText('查看全部消息'))
    await page.until(() => expect(pages().at(-1)).toBe('/systemMsg'))
  })
})

describe('the ways of messages', () => {
  const ABOUT: MessageAbout = { subject: 'holding', id: '7', productType: '20194' }

  it.each(MESSAGE_SUBJECTS)('%s leads to a route that stands', (subject) => {
    const way = messageLink({ ...ABOUT, subject })
    expect(way && findRoute(way.to.name)).toBeDefined()
  })

  it('about an order doesn’t lead to its result, which stays what the customer was told at first', () => {
    expect(messageLink({ subject: 'order', id: '0'.repeat(32) })).toMatchObject({
      to: { name: '/histotyList' },
      text: '查看产品交易记录',
    })
  })

  it('needs what it leads to', () => {
    for (const about of [{ subject: 'holding', id: '7' }, { subject: 'identityRecord' }] as const)
      expect(messageLink(about)).toBeUndefined()
    expect(messageLink({ ...ABOUT, productType: '99999' })).toBeUndefined()
    expect(messageLink(undefined)).toBeUndefined()
  })
})

describe('the settings', () => {
  const kind = (changes: object) => ({
    kind: 'depositPayout',
    group: 'trades' as const,
    title: '存款结息',
    always: false,
    wanted: true,
    allowed: 0,
    ...changes,
  })

  it('turn off what may be turned off, and say what always comes', async () => {
    answer(queryMessages, box())
    const kinds = [kind({}), kind({ kind: 'credentials', group: 'account', title: '密码变更', always: true })]
    answer(queryMessageSettings, { kinds })
    answer(setMessageSettings, {})
    const page = await openPage('/systemMsg')
    await page.until(() => page.findText('消息设置'))
    await page.tap(page.findText('消息设置'))
    await page.until(() => page.findText('始终接收'))
    expect(page.findAll('[role=switch]')).toHaveLength(1)
    answer(queryMessageSettings, { kinds: [kind({ wanted: false })] })
    await page.tap('[role=switch][aria-label="存款结息"]')
    await page.until(() => expect(page.find('[role=switch]').getAttribute('aria-checked')).toBe('false'))
    expect(sent(setMessageSettings)).toEqual([{ kind: 'depositPayout', wanted: false }])
  })
})

it('draws each kind of message as what it is about', () => {
  expect(iconOf({ group: 'activity', about: { subject: 'mallOrder' } })).toBe('gift')
  expect(iconOf({ group: 'activity', about: { subject: 'vouchers' } })).toBe('coupon')
  expect(iconOf({ group: 'account', about: undefined })).toBe('shield')
})

it('gives those of security the tone of a warning, and no other', async () => {
  answer(queryMessages, box({ messages: [PAID, { ...OLD, group: 'account' }] }))
  const page = await openPage('/systemMsg')
  await page.until(() => expect(page.findAll('.message-box-row')).toHaveLength(2))
  const icons = page.findAll('.message-box-row__icon .ui-icon--tone-warning')
  expect(icons.map(({ className }) => className)).toEqual([expect.stringContaining('ui-icon--shield')])
})
