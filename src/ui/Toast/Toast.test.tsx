import { mount } from '@test/component/harness'
import { showToast, ToastHost } from './index'

describe('ToastHost', () => {
  it("shows a server's text as text and announces it", async () => {
    const page = await mount(ToastHost)
    showToast('<img src=x onerror=alert(1)>失败')
    await page.until(() => expect(page.text()).toBe('<img src=x onerror=alert(1)>失败'))
    expect(page.findAll('img')).toHaveLength(0)
    expect(page.find('[aria-live=polite]').getAttribute('role')).toBe('status')
  })
})
