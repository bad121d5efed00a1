import { mount } from '@test/component/harness'
import { Button } from './index'

describe('Button', () => {
  it('cannot be pressed twice while its promise is open', async () => {
    let finish: () => void = () => undefined
    const onPress = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const page = await mount(Button, { children: '确认购买', onPress })
    const button = page.find('[role=button]')
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await page.until(() => expect(page.find('[role=button]').getAttribute('aria-busy')).toBe('true'))
    await page.tap('[role=button]')
    expect(onPress).toHaveBeenCalledTimes(1)
    finish()
    await page.until(() => expect(page.find('[role=button]').getAttribute('aria-busy')).toBeNull())
    await page.tap('[role=button]')
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('does nothing while disabled, by keys either, and says so', async () => {
    const onPress = jest.fn()
    const page = await mount(Button, { children: '确认购买', onPress, disabled: true })
    const button = page.find('[role=button]')
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await page.tap(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.tabIndex).toBe(-1)
  })

  it.each(['Enter', ' '])('is pressed by the key "%s"', async (key) => {
    const onPress = jest.fn()
    const page = await mount(Button, { children: '确认购买', onPress })
    page.find('[role=button]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})
