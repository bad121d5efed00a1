import { mount } from '@test/component/harness'
import { Illustration } from '.'
import { tea } from './tea'

it('shows what its module drew, and says nothing to a screen reader', async () => {
  const picture = (await mount(Illustration, { picture: tea })).find('.ui-illustration')
  expect(picture.className).toContain('ui-illustration-tea')
  expect(picture.getAttribute('aria-hidden')).toBe('true')
})
