import { View } from '@tarojs/components'
import { mount } from '@test/component/harness'
import type { fakeNearScreen } from '@/platform/nearScreen/fake'
import { nearScreen } from '@/platform/nearScreen'
import { LongList } from './'

jest.mock('@/platform/nearScreen', () => ({
  nearScreen: jest
    .requireActual<typeof import('@/platform/nearScreen/fake')>('@/platform/nearScreen/fake')
    .fakeNearScreen(),
}))

const screen = nearScreen as ReturnType<typeof fakeNearScreen>

beforeEach(() => {
  screen.watchers.length = 0
})

const list = (count: number) =>
  mount(LongList<number>, {
    items: Array.from({ length: count }, (_, index) => index),
    keyOf: String,
    rowHeight: 100,
    children: (item: number) => <View className="row">{`第${item}行`}</View>,
  })

it('draws a short list whole, without anything round it', async () => {
  const page = await list(40)
  expect(page.findAll('.row')).toHaveLength(40)
  expect(page.findAll('.ui-long-list')).toEqual([])
})

it('draws what is near the screen of a long one, and keeps the room of the rest', async () => {
  const page = await list(1_000)
  expect(page.findAll('.row')).toHaveLength(10)
  expect(page.findAll('.ui-long-list')).toHaveLength(100)
  expect(page.findAll('.ui-long-list')[50]?.style.height).toBe('1000px')
})

it('draws a part that comes near, and remembers the height of one that leaves', async () => {
  const page = await list(1_000)
  screen.watchers[50]?.({ near: true, height: 1_000 })
  await page.until(() => page.findText('第500行'))
  screen.watchers[50]?.({ near: false, height: 830 })
  await page.until(() => expect(page.text()).not.toContain('第500行'))
  expect(page.findAll('.ui-long-list')[50]?.style.height).toBe('830px')
})
