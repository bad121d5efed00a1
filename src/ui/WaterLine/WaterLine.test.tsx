import { mount } from '@test/component/harness'
import { WaterLine } from '.'

const levelOf = async (props: Parameters<typeof WaterLine>[0]) => {
  const page = await mount(WaterLine, props)
  return page.find('.ui-water-line__level')
}

it.each([
  [0.5, '33%'],
  [0, '0%'],
  [1.2, '66%'],
  [-0.1, '0%'],
  [undefined, '0%'],
])('stands as high as the share that is kept: %p', async (share, level) => {
  expect((await levelOf({ share })).style.getPropertyValue('--ui-level')).toBe(level)
})

it('tells nothing of the share while amounts are hidden', async () => {
  const [little, much] = [await levelOf({ share: 0.1, hidden: true }), await levelOf({ share: 0.9, hidden: true })]
  expect(little.outerHTML).toBe(much.outerHTML)
  expect(little.className).toContain('is-flat')
  expect((await levelOf({ share: 0.1 })).className).not.toContain('is-flat')
})

it('is a picture with a sentence, or nothing to a screen reader', async () => {
  const told = await mount(WaterLine, { share: 0.4, label: '存着的钱占四成' })
  expect(told.find('.ui-water-line').getAttribute('role')).toBe('img')
  expect(told.find('.ui-water-line').getAttribute('aria-label')).toBe('存着的钱占四成')
  const mute = await mount(WaterLine, { share: 0.4 })
  expect(mute.find('.ui-water-line').getAttribute('aria-hidden')).toBe('true')
})
