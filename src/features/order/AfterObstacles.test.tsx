import { mount } from '@test/component/harness'
import { AfterObstacles } from './AfterObstacles'
import type { Obstacles } from './useObstacles'

jest.mock('@/app/navigate', () => ({ go: jest.fn() }))

const obstacles = (known: boolean, ...messages: readonly string[]): Obstacles => ({
  known,
  found: messages.map((message) => ({ kind: 'refused' as const, code: 1, name: 'AccountFrozen' as const, message })),
  stop: () => false,
})
const parts = { waiting: '请稍候', children: '转入金额' }

it('draws a form with what stands against it, not before that is known', async () => {
  const waiting = await mount(AfterObstacles, { ...parts, obstacles: obstacles(false) })
  expect(waiting.text()).toBe('请稍候')
  const drawn = await mount(AfterObstacles, { ...parts, obstacles: obstacles(true, '账户已冻结') })
  expect(drawn.text()).toMatch(/^账户已冻结.*转入金额$/)
})
