import { View } from '@tarojs/components'
import { useState } from 'react'
import { mount } from '@test/component/harness'
import { Card } from '../Card'
import { MessageBox } from '../MessageBox'
import { Pressable } from '../Pressable'
import { SecureKeyboard } from '../SecureKeyboard'
import { Sheet } from '../Sheet'
import { Theme } from '../Theme'
import { showToast } from '../Toast'
import { currentToast } from '../Toast/queue'

const nothing = (): void => undefined

/** A page whose hero opens one of the dialogs, as the question marks beside amounts do. */
function Page({ dialog, first = false }: { readonly dialog: keyof typeof DIALOGS; readonly first?: boolean }) {
  const [open, setOpen] = useState(first)
  return (
    <Theme elder>
      <Card tone="hero">
        <Pressable label="说明" onPress={() => setOpen(true)} />
        {DIALOGS[dialog](open, () => setOpen(false))}
      </Card>
    </Theme>
  )
}

const DIALOGS = {
  sheet: (open: boolean, close: () => void) => (
    <Sheet open={open} title="收益说明" onClose={close}>
      <View>说明</View>
    </Sheet>
  ),
  box: (open: boolean, close: () => void) => (
    <MessageBox showMessageBox={open} content="说明" onConfirm={close} onClose={close} />
  ),
  keyboard: (open: boolean, close: () => void) => (
    <SecureKeyboard
      open={open}
      title="支付密码"
      randomBytes={(count) => new Uint8Array(count)}
      onComplete={nothing}
      onClose={close}
    />
  ),
}

/** A dialog that is opened over another one, which closes under it. */
function Two() {
  const [open, setOpen] = useState<readonly string[]>([])
  return (
    <Theme>
      <Pressable label="打开" onPress={() => setOpen(['下层', '上层'])} />
      <Sheet open={open.includes('下层')} title="下层" onClose={nothing}>
        <View>说明</View>
      </Sheet>
      <Sheet open={open.includes('上层')} title="上层" onClose={nothing}>
        <Pressable label="关闭下层" onPress={() => setOpen(['上层'])} />
      </Sheet>
    </Theme>
  )
}

it('keeps the focus in a dialog when the one below it closes', async () => {
  const page = await mount(Two, {})
  page.find('[aria-label=打开]').focus()
  await page.tap('[aria-label=打开]')
  await page.until(() => expect(document.activeElement).toBe(page.find('[aria-label=上层]')))
  await page.tap('[aria-label=关闭下层]')
  await page.until(() => expect(page.findAll('[role=dialog]')).toHaveLength(1))
  expect(document.activeElement).toBe(page.find('[aria-label=上层]'))
})

describe.each(['sheet', 'box', 'keyboard'] as const)('a %s opened from a hero', (dialog) => {
  it('stands at the page’s root, in its look and outside the hero', async () => {
    const page = await mount(Page, { dialog })
    await page.tap('[aria-label=说明]')
    const shown = page.find('[role=dialog]')
    expect(shown.closest('.ui-card')).toBeNull()
    expect(shown.closest('.theme--elder')).not.toBeNull()
    await page.tap('[aria-label=关闭]')
    expect(page.findAll('[role=dialog]')).toEqual([])
  })

  it('takes a toast’s place', async () => {
    const page = await mount(Page, { dialog })
    showToast('已保存')
    await page.tap('[aria-label=说明]')
    expect(currentToast()).toBeUndefined()
  })

  it('takes the focus there too when the page begins with it', async () => {
    const page = await mount(Page, { dialog, first: true })
    await page.until(() => expect(document.activeElement).toBe(page.find('[role=dialog]')))
    expect(page.find('[role=dialog]').closest('.ui-card')).toBeNull()
  })
})
