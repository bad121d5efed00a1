import { useState } from 'react'
import { mount } from '@test/component/harness'
import { ElderView } from '../Theme/elder'
import { MessageBox } from './index'
import type { MessageBoxProps } from './index'

/** A page that shows the box and hides it when told, as pages do. */
function Page(props: Omit<MessageBoxProps, 'showMessageBox'>) {
  const [shown, setShown] = useState(true)
  const hide = () => setShown(false)
  return (
    <div className="taro_page">
      <span id="again" onClick={() => setShown(true)} />
      <MessageBox
        {...props}
        showMessageBox={shown}
        onConfirm={() => (hide(), props.onConfirm())}
        onCancel={(value) => (hide(), props.onCancel?.(value))}
        onClose={() => (hide(), props.onClose?.())}
        onPolicy={(document) => (hide(), props.onPolicy?.(document))}
      />
    </div>
  )
}

const shown = async (options: Partial<MessageBoxProps> = {}) => {
  const heard = { onConfirm: jest.fn(), onCancel: jest.fn(), onClose: jest.fn(), onPolicy: jest.fn() }
  const page = await mount(Page, { title: '温馨提示', content: '内容', ...heard, ...options })
  return { page, heard }
}

describe('MessageBox', () => {
  it('shows a close icon and a confirm button by default, and no more', async () => {
    const { page } = await shown()
    expect(
      page.findAll('[role=dialog] [role=button]').map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['关闭', '确定'])
    expect(page.findAll('[role=checkbox]')).toHaveLength(0)
    expect(page.find('[role=dialog]').getAttribute('aria-label')).toBe('温馨提示')
  })

  it('breaks no word of its text in large type', async () => {
    const hide = jest.fn()
    const page = await mount(() => (
      <ElderView.Provider value>
        <MessageBox
          showMessageBox
          title="这次登录是您本人吗"
          content={'您的钱不会动。\n接下来请输入支付密码。'}
          onConfirm={hide}
        />
      </ElderView.Provider>
    ))
    await page.until(() =>
      expect(page.findAll('.ui-unbroken').map(({ textContent }) => textContent)).toEqual([
        '登录',
        '本人',
        '动。',
        '支付',
        '密码。',
      ]),
    )
  })

  it('blocks confirm until the agreement is ticked', async () => {
    const { page, heard } = await shown({ showPolicy: true, showCancle: true })
    const confirm = () => page.find('.ui-button--primary')
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    expect(confirm().getAttribute('aria-disabled')).toBe('true')
    await page.tap(confirm())
    expect(heard.onConfirm).not.toHaveBeenCalled()
    await page.tap('[role=checkbox]')
    await page.tap(confirm())
    expect(heard.onConfirm).toHaveBeenCalledTimes(1)
  })

  it('unticks on cancel and gives back scrolling', async () => {
    const { page, heard } = await shown({ showPolicy: true, showCancle: true })
    const scroller = page.find('.taro_page')
    expect(scroller.style.overflow).toBe('hidden')
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('取消'))
    expect(heard.onCancel).toHaveBeenCalledWith(undefined)
    expect(scroller.style.overflow).toBe('')
    await page.tap('#again')
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  })

  it('means quit by cancel under the privacy notice', async () => {
    const { page, heard } = await shown({
      showYSPolicy: true,
      showCancle: true,
      showClose: false,
      cancelText: '暂不使用',
      confirmText: '已阅读并同意',
    })
    expect(page.findAll('[aria-label=关闭]')).toHaveLength(0)
    await page.tap(page.findText('暂不使用'))
    expect(heard.onCancel).toHaveBeenCalledWith('quit')
  })

  it('closes when the policy link is followed, without ticking', async () => {
    const { page, heard } = await shown({ showPolicy: true })
    await page.tap(page.findText('《用户协议》'))
    expect(heard.onPolicy.mock.calls).toEqual([['service']])
    expect(page.findAll('[role=dialog]')).toHaveLength(0)
    expect(page.find('.taro_page').style.overflow).toBe('')
  })

  it('takes the focus and gives it back', async () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    const { page } = await shown()
    expect(document.activeElement).toBe(page.find('[role=dialog]'))
    await page.tap('[aria-label=关闭]')
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })
})
