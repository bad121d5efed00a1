import { useState } from 'react'
import { mount } from '@test/component/harness'
import controls from '@/platform/controls'
import { Slider } from '.'

function Days({ first }: { readonly first: number }) {
  const [at, setAt] = useState(first)
  return <Slider label="哪天取" count={31} at={at} onChange={setAt} spoken={`第${at}天`} steps={['早一天', '晚一天']} />
}

const open = async (first = 5) => {
  const page = await mount(Days, { first })
  const control = page.find('[role=slider]')
  const said = () => control.getAttribute('aria-valuetext')
  const press = async (key: string, text: string) => {
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await page.until(() => expect(said()).toBe(text))
  }
  return { page, control, said, press }
}

afterEach(() => jest.restoreAllMocks())

it('tells a screen reader what is chosen among how many', async () => {
  const { control } = await open()
  const told = ['aria-label', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext']
  expect(told.map((name) => control.getAttribute(name))).toEqual(['哪天取', '5', '0', '30', '第5天'])
})

it('moves by keys, and never beyond its ends', async () => {
  const { press } = await open()
  for (const [key, text] of [
    ['ArrowRight', '第6天'],
    ['ArrowDown', '第5天'],
    ['PageUp', '第15天'],
    ['End', '第30天'],
    ['ArrowUp', '第30天'],
    ['PageDown', '第20天'],
    ['Home', '第0天'],
    ['ArrowLeft', '第0天'],
  ] as const)
    await press(key, text)
})

it('moves by a step with the buttons beside it, which end where it ends', async () => {
  const { page, said } = await open(29)
  await page.tap('[aria-label="晚一天"]')
  expect(said()).toBe('第30天')
  expect(page.find('[aria-label="晚一天"]').getAttribute('aria-disabled')).toBe('true')
  await page.tap('[aria-label="早一天"]')
  expect(said()).toBe('第29天')
})

it('follows a finger along its track, and stays at an end beyond it', async () => {
  jest.spyOn(controls, 'boxOf').mockResolvedValue({ left: 100, top: 0, width: 300, height: 4 })
  const { page, control, said } = await open()
  control.setPointerCapture = () => undefined
  for (const [type, clientX, text] of [
    ['pointerdown', 150, '第5天'],
    ['pointermove', 254, '第15天'],
    ['pointermove', 999, '第30天'],
    ['pointermove', 0, '第0天'],
  ] as const) {
    control.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }))
    await page.until(() => expect(said()).toBe(text))
  }
})
