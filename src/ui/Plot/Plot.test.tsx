import { act } from 'react'
import { mount } from '@test/component/harness'
import controls from '@/platform/controls'
import { nearestMark, Plot } from '.'

const MARKS = [10, 30, 20].map((value, index) => ({
  at: index / 2,
  height: value / 30,
  label: `11月${index + 1}日`,
  value: `${value}.00元`,
}))

const PROPS = { marks: MARKS, summary: '三天', scale: ['0.00元', '30.00元'], ends: ['11.01', '11.03'] } as const

const said = (page: Awaited<ReturnType<typeof mount>>) => page.find('.ui-plot__said').textContent

it.each([
  [0, 0],
  [0.2, 0],
  [0.3, 1],
  [2, 2],
])('finds the mark next to a place: %p', (place, index) => expect(nearestMark(MARKS, place)).toBe(index))

it('says the value where a finger or a mouse is, as it moves', async () => {
  jest.spyOn(controls, 'boxOf').mockResolvedValue({ left: 100, top: 0, width: 200, height: 80 })
  const page = await mount(Plot, PROPS)
  expect(said(page)).toBe('11月3日20.00元')
  const over = page.find('.ui-plot__frame').parentElement
  for (const [type, clientX, expected] of [
    ['pointerdown', 110, '11月1日10.00元'],
    ['pointermove', 195, '11月2日30.00元'],
    ['pointermove', 400, '11月3日20.00元'],
  ] as const) {
    await act(async () => {
      over?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { clientX }))
      await Promise.resolve()
    })
    await page.until(() => expect(said(page)).toBe(expected))
  }
})

it('steps from day to day for keys and screen readers, and not beyond the ends', async () => {
  const page = await mount(Plot, { ...PROPS, now: { index: 1, caption: '今天' } })
  const step = (name: string) => page.find(`[aria-label=${name}]`)
  expect(said(page)).toBe('11月2日 今天30.00元')
  expect(page.find('.ui-plot__said').getAttribute('aria-live')).toBe('polite')
  await page.tap(step('前一天'))
  expect(said(page)).toBe('11月1日10.00元')
  expect(step('前一天').getAttribute('aria-disabled')).toBe('true')
  await page.tap(step('后一天'))
  await page.tap(step('后一天'))
  expect(said(page)).toBe('11月3日20.00元')
  expect(step('后一天').getAttribute('aria-disabled')).toBe('true')
})

it('has its axis, its ends and its sentence, and none of them while amounts are hidden', async () => {
  const shown = await mount(Plot, PROPS)
  for (const text of ['0.00元', '30.00元', '11.01', '11.03']) expect(shown.text()).toContain(text)
  expect(shown.find('[role=img]').getAttribute('aria-label')).toBe('三天')
  const hidden = await mount(Plot, { ...PROPS, hidden: true })
  expect(hidden.text()).toBe('******')
  expect(hidden.find('[role=img]').getAttribute('aria-label')).toBe('走势已隐藏')
})
