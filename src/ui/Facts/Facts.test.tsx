import { mount } from '@test/component/harness'
import { Facts } from '.'

it('keeps each fact whole, with the sign that parts it from the one before', async () => {
  const page = await mount(Facts, { of: ['2026.11.25 10:00', '北京', 'Windows电脑'] })
  expect(page.text()).toBe('2026.11.25 10:00 · 北京 · Windows电脑')
  expect(page.findAll('.ui-facts__fact').map(({ textContent }) => textContent)).toEqual([
    '2026.11.25 10:00',
    ' · 北京',
    ' · Windows电脑',
  ])
})
