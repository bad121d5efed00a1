import { mount } from '@test/component/harness'
import { Notice } from '../Notice'
import { ElderView } from '../Theme/elder'

const LONG = '需要支付密码和原手机号的验证码'
const Both = ({ text }: { readonly text: string }) => (
  <>
    <ElderView.Provider value>
      <Notice>{text}</Notice>
    </ElderView.Provider>
    <Notice>{text}</Notice>
  </>
)

it('keeps the words of a long text whole in large type, and leaves it as it is in the standard view', async () => {
  const page = await mount(Both, { text: LONG })
  await page.until(() => page.find('.ui-unbroken'))
  expect(page.findAll('.ui-unbroken').map(({ textContent }) => textContent)).toEqual([
    ...['支付', '密码', '手机号', '验证码'],
  ])
  expect(page.text()).toBe(`${LONG}${LONG}`)
})
