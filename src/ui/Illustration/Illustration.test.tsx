import { mount } from '@test/component/harness'
import { Illustration } from '.'

it('shows the drawing of its name, and says nothing to a screen reader', async () => {
  const picture = (await mount(Illustration, { name: 'tea' })).find('.ui-illustration')
  expect(picture.className).toContain('ui-illustration-sheet--tea')
  expect(picture.getAttribute('aria-hidden')).toBe('true')
})
