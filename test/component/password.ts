import type { Mounted } from './harness'

/** Types a payment password on the secure keyboard, once it is there. */
export async function enterPassword(page: Mounted, password: string): Promise<void> {
  await page.until(() => page.findText('请输入支付密码'))
  for (const digit of password) {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (!key) throw new Error(`no key ${digit}`)
    await page.tap(key)
  }
}
