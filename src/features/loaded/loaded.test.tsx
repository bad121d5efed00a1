import type { ReactNode } from 'react'
import { mount } from '@test/component/harness'
import type { CallError } from '@/api/errors'
import type { Read } from '@/session/useCall'
import { emptyFor } from './emptyFor'
import { Loaded } from './Loaded'
import { after, together } from './together'

const OFFLINE: CallError = { kind: 'offline', message: '网络连接已断开' }
const BUSY: CallError = { kind: 'timeout', message: '网络繁忙，请稍后再试' }

const read = (of: 'loading' | CallError | readonly string[], reload = jest.fn()): Read<readonly string[]> => {
  if (of === 'loading') return { state: 'loading', reload }
  return 'kind' in of ? { state: 'failed', error: of, reload } : { state: 'ready', data: of, reload }
}

interface ListProps {
  readonly of: Read<readonly string[]>
  readonly failed?: (error: CallError) => ReactNode
}

const List = ({ of, failed }: ListProps) => (
  <Loaded
    read={of}
    waiting={<i id="waiting" />}
    empty={(items) => items.length === 0 && { picture: 'notebook', text: '暂无记录' }}
    failed={failed}
  >
    {(items) => <b>{items.join('、')}</b>}
  </Loaded>
)

const picture = '.ui-illustration'

describe('Loaded', () => {
  it('shows the skeleton and nothing else while there is no answer', async () => {
    const page = await mount(List, { of: read('loading') })
    expect(page.findAll('#waiting')).toHaveLength(1)
    expect(page.text()).toBe('')
  })

  it('shows the content of an answer, and says when it has none', async () => {
    expect((await mount(List, { of: read(['一', '二']) })).text()).toBe('一、二')
    expect((await mount(List, { of: read([]) })).text()).toBe('暂无记录')
  })

  it.each([
    ['error', BUSY],
    ['offline', OFFLINE],
  ])('shows why there is none, with the picture of %s, and asks again on demand', async (drawn, error) => {
    const reload = jest.fn()
    const page = await mount(List, { of: read(error, reload) })
    expect(page.text()).toContain(error.message)
    expect(page.find(picture).className).toContain(drawn)
    await page.tap(page.findText('重新加载'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('lets the page say an error its own way, and only that error', async () => {
    const failed = ({ kind }: CallError) => (kind === 'offline' ? '稍后可查询结果' : undefined)
    expect((await mount(List, { of: read(OFFLINE), failed })).text()).toBe('稍后可查询结果')
    expect((await mount(List, { of: read(BUSY), failed })).text()).toContain('重新加载')
    const none = (): false => false
    expect((await mount(List, { of: read(BUSY), failed: none })).text()).toContain('重新加载')
  })

  it('shows what stands in the content’s place after one refusal, in the bank’s words or the page’s', async () => {
    const refused: CallError = { kind: 'refused', name: 'MessageUnknown', code: 1, message: '未找到该消息' }
    const action = { text: '查看全部消息', onPress: jest.fn() }
    const page = await mount(List, { of: read(refused), failed: emptyFor('MessageUnknown', { action }) })
    expect(page.text()).toBe('未找到该消息查看全部消息')
    expect(page.find(picture).className).toContain('bridge')
    const own = emptyFor('MessageUnknown', { picture: 'glasses', text: '没有这条消息', hint: '可能已删除' })
    expect((await mount(List, { of: read(refused), failed: own })).text()).toBe('没有这条消息可能已删除')
    const other = emptyFor('ArticleUnknown', { action })
    expect((await mount(List, { of: read(refused), failed: other })).text()).toContain('重新加载')
  })
})

it('a read after others is there once they have ended, well or badly', () => {
  const states = [read('loading'), read(BUSY), read(['二'])].map((other) => after(read(['一']), other).state)
  expect(states).toEqual(['loading', 'ready', 'ready'])
  expect(after(read('loading'), read(['二'])).state).toBe('loading')
})

describe('two reads together', () => {
  it.each([
    ['loading', 'loading', 'loading'],
    ['loading', ['一'], 'loading'],
    [['一'], 'loading', 'loading'],
    [['一'], ['二'], 'ready'],
    ['loading', BUSY, 'failed'],
    [BUSY, ['二'], 'failed'],
  ] as const)('%p and %p are %s', (a, b, state) => {
    expect(together(read(a), read(b)).state).toBe(state)
  })

  it('keep their order and are asked again both', () => {
    const reloads = [jest.fn(), jest.fn()] as const
    const both = together(read(['一'], reloads[0]), read(['二'], reloads[1]))
    expect(both.data).toEqual([['一'], ['二']])
    both.reload()
    expect(reloads.map((reload) => reload.mock.calls.length)).toEqual([1, 1])
  })
})
