import { randomBytes } from 'node:crypto'
import { mount } from '@test/component/harness'
import type { Mounted } from '@test/component/harness'
import { SecureKeyboard } from './index'
import type { SecureKeyboardProps } from './index'

const open = async (onComplete: SecureKeyboardProps['onComplete'], more: Partial<SecureKeyboardProps> = {}) =>
  mount(SecureKeyboard, {
    open: true,
    title: '请输入支付密码',
    randomBytes: (count: number) => new Uint8Array(randomBytes(count)),
    onClose: jest.fn(),
    onComplete,
    ...more,
  })

const press = async (page: Mounted, digits: string) => {
  for (const digit of digits) {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (!key) throw new Error(`no key ${digit}`)
    await page.tap(key)
  }
}

const keyOrder = (page: Mounted) =>
  page
    .findAll('.ui-secure-keyboard__key')
    .map((each) => each.textContent)
    .join('')

describe('SecureKeyboard', () => {
  it('gives the six digits once and takes no seventh while they are checked', async () => {
    const onComplete = jest.fn(() => new Promise<void>(() => undefined))
    const page = await open(onComplete)
    await press(page, '1357')
    expect(onComplete).not.toHaveBeenCalled()
    // Taps faster than the screen is drawn, without waiting between them.
    const keys = new Map(page.findAll('.ui-secure-keyboard__key').map((key) => [key.textContent, key]))
    for (const digit of '9012') keys.get(digit)?.click()
    await page.until(() => expect(page.findAll('.ui-secure-keyboard__dot')).toHaveLength(6))
    expect(onComplete.mock.calls).toEqual([['135790']])
  })

  it('says that its digits are out of order, and no longer once it has something to say of the password', async () => {
    expect((await open(jest.fn())).text()).toContain('数字顺序已打乱，防偷看')
    expect((await open(jest.fn(), { error: '支付密码错误' })).text()).not.toContain('打乱')
  })

  it('takes back the last digit', async () => {
    const onComplete = jest.fn()
    const page = await open(onComplete)
    await press(page, '12345')
    await page.tap('[aria-label=删除一位]')
    await press(page, '06')
    expect(onComplete).toHaveBeenCalledWith('123406')
  })

  it('shows dots only: outside the key caps the page is the same whatever was typed', async () => {
    const pageAfter = async (digits: string) => {
      const page = await open(jest.fn())
      await press(page, digits)
      const copy = page.container.cloneNode(true) as HTMLElement
      copy.querySelector('.ui-keypad')?.remove()
      page.unmount()
      return copy.innerHTML.replace(/overlay\w+/g, '')
    }
    const [one, other] = [await pageAfter('111'), await pageAfter('729')]
    expect(one).toBe(other)
    expect(one.match(/ui-secure-keyboard__dot/g)).toHaveLength(3)
  })

  it('shuffles its keys anew after each try and says what was wrong', async () => {
    const page = await open(() => Promise.resolve(), { error: '支付密码错误' })
    const orders = new Set([keyOrder(page)])
    for (let round = 0; round < 3; round += 1) {
      await press(page, '123456')
      await page.until(() => expect(page.findAll('.ui-secure-keyboard__dot')).toHaveLength(0))
      orders.add(keyOrder(page))
    }
    expect(orders.size).toBeGreaterThan(1)
    expect(page.find('[aria-live=polite]').textContent).toBe('支付密码错误')
  })
})
