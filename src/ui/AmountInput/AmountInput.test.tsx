import { useState } from 'react'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import type { Mounted } from '@test/component/harness'
import controls from '@/platform/controls'
import { ElderView } from '../Theme/elder'
import { AmountInput } from './index'

function Form({ heard }: { heard: (amount: Fen | undefined) => void }) {
  const [text, setText] = useState('')
  return (
    <AmountInput
      label="买入金额"
      value={text}
      onChange={(next, amount) => (setText(next), heard(amount))}
      tooMuch="单笔最高200,000元"
      quick={[fen(100_000), fen(5_000_000)]}
      all={fen(1_234_567)}
    />
  )
}

describe('AmountInput', () => {
  it.each([
    ['0012', '12', 1200],
    ['１，２３４．５', '1,234.5', 123450],
    ['1234567', '1,234,567', 123456700],
    ['.', '0.', 0],
    ['12,5', '12.5', 1250],
    ['5,000.00', '5,000.00', 500000],
    ['1.5万', '15,000', 1500000],
  ])('makes %s into %s', async (typed, kept, amount) => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    await form.type('input', typed)
    expect((form.find('input') as HTMLInputElement).value).toBe(kept)
    expect(heard).toHaveBeenLastCalledWith(amount)
  })

  const shown = (form: Mounted): string => (form.find('input') as HTMLInputElement).value

  it.each([
    ['-100', '金额不能为负数，请去掉减号'],
    ['转账100元', '请输入数字金额，如1234.50'],
    ['1,23,4', '逗号位置不明确，请去掉逗号后重新输入'],
    ['12.345', '金额最多两位小数，千位无需输入逗号'],
    [`${' '.repeat(200)}99999999999999999999`, '单笔最高200,000元'],
  ])('refuses a paste of %j whole, says why and keeps what stood there', async (pasted, sentence) => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    await form.type('input', '66')
    await form.type('input', pasted)
    expect(shown(form)).toBe('66')
    expect(form.find('[role=alert]').textContent).toBe(sentence)
    expect(heard).toHaveBeenCalledTimes(1)
    await form.type('input', '6')
    expect(form.findAll('[role=alert]')).toEqual([])
  })

  it('groups thousands as they are typed, but not under a caret in the middle until the field is left', async () => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    for (const typed of ['1', '12', '123', '1234', '1,2345']) await form.type('input', typed)
    expect(shown(form)).toBe('12,345')
    await form.type('input', '129,345')
    expect([shown(form), heard.mock.lastCall]).toEqual(['129,345', [12_934_500]])
    await form.type('input', '1298,345')
    expect([shown(form), heard.mock.lastCall]).toEqual(['1298,345', [129_834_500]])
    form.find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await form.until(() => expect(shown(form)).toBe('1,298,345'))
  })

  it('takes the digit before a comma along with it', async () => {
    const form = await mount(Form, { heard: jest.fn() })
    await form.type('input', '1234')
    await form.type('input', '1234')
    expect(shown(form)).toBe('234')
  })

  it('is emptied by its clear key, which an empty field hasn’t', async () => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    expect(form.findAll('[aria-label=清空买入金额]')).toEqual([])
    await form.type('input', '66')
    await form.tap('[aria-label=清空买入金额]')
    expect([shown(form), heard.mock.lastCall]).toEqual(['', [undefined]])
  })

  it('shows no key that is none of an amount, and says so', async () => {
    const form = await mount(Form, { heard: jest.fn() })
    await form.type('input', '12.3')
    for (const key of ['-', 'a', '.', '万']) {
      await form.type('input', `12.3${key}`)
      expect(shown(form)).toBe('12.3')
      form.find('[role=alert]')
    }
    await form.type('input', '12.34')
    expect(form.findAll('[role=alert]')).toEqual([])
  })

  it('takes the comma of a region’s keyboard as its decimal mark, key by key', async () => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    for (const key of '12,5') await form.type('input', shown(form) + key)
    expect([shown(form), heard.mock.lastCall]).toEqual(['12.5', [1250]])
    // Who groups by hand is told so rather than given a thousandth.
    await form.type('input', '')
    for (const key of '1,23') await form.type('input', shown(form) + key)
    expect(form.findAll('[role=alert]')).toEqual([])
    await form.type('input', '1.234')
    expect([shown(form), form.find('[role=alert]').textContent]).toEqual(['1.23', '金额最多两位小数，千位无需输入逗号'])
  })

  it('keeps a point that decimals may follow until the field is left', async () => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    for (const key of '.5') await form.type('input', shown(form) + key)
    expect([shown(form), heard.mock.lastCall]).toEqual(['0.5', [50]])
    await form.type('input', '0.')
    form.find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await form.until(() => expect(shown(form)).toBe('0'))
    expect(heard).toHaveBeenLastCalledWith(0)
  })

  it('lets the platform cut nothing that is pasted', async () => {
    const form = await mount(Form, { heard: jest.fn() })
    expect((form.find('input') as HTMLInputElement).maxLength).toBe(-1)
  })

  it('hands over no amount for an empty field', async () => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    await form.type('input', '1')
    await form.type('input', '')
    expect(heard).toHaveBeenLastCalledWith(undefined)
  })

  it('fills in a quick amount and the whole balance', async () => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    await form.tap(form.findText('50,000元'))
    expect(heard).toHaveBeenLastCalledWith(5_000_000)
    await form.tap('[aria-label^=全部]')
    expect((form.find('input') as HTMLInputElement).value).toBe('12,345.67')
    expect(heard).toHaveBeenLastCalledWith(1_234_567)
  })
})

describe('AmountInput in the elder view', () => {
  const keysOf = (form: Mounted) => form.findAll('.ui-keypad__key').map((key) => key.textContent || '⌫')

  const open = async (heard: (amount: Fen | undefined) => void) => {
    const form = await mount(() => (
      <ElderView.Provider value>
        <Form heard={heard} />
      </ElderView.Provider>
    ))
    await form.until(() => expect(form.find('input').getAttribute('inputmode')).toBe('none'))
    form.find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await form.until(() => form.find('.ui-amount-keys'))
    return form
  }

  it('types on keys in order, by the same rules, and keeps the phone’s keyboard away', async () => {
    const heard = jest.fn()
    const form = await open(heard)
    expect(keysOf(form)).toEqual([...'1234567890.', '⌫', '收起键盘'])
    expect(form.find('input').getAttribute('inputmode')).toBe('none')
    const press = async (keys: string) => {
      for (const key of keys) await form.tap(form.findText(key))
    }
    await press('1234.56')
    expect((form.find('input') as HTMLInputElement).value).toBe('1,234.56')
    expect(heard).toHaveBeenLastCalledWith(123_456)
    // A long amount is set smaller, or a narrow phone would cut it off.
    expect(form.find('input').className).toContain('is-long')
    await press('7')
    expect(heard).toHaveBeenLastCalledWith(123_456)
    expect((form.find('input') as HTMLInputElement).value).toBe('1,234.56')
    for (let times = 0; times < 4; times += 1) await form.tap('[aria-label="删除一位"]')
    expect((form.find('input') as HTMLInputElement).value).toBe('123')
    await form.tap(form.findText('收起键盘'))
    expect(form.findAll('.ui-amount-keys')).toEqual([])
  })

  it('shows the keys of one field at a time', async () => {
    const two = await mount(() => (
      <ElderView.Provider value>
        <Form heard={jest.fn()} />
        <Form heard={jest.fn()} />
      </ElderView.Provider>
    ))
    await two.until(() => expect(two.findAll('input[inputmode=none]').length).toBe(2))
    const open = () => two.findAll('.ui-amount-input').map((each) => each.querySelector('.ui-amount-keys') !== null)
    const [first, second] = two.findAll('input')
    first?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await two.until(() => expect(open()).toEqual([true, false]))
    second?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await two.until(() => expect(open()).toEqual([false, true]))
  })

  it('opens its keys from a button where an input would open the phone’s keyboard', async () => {
    jest.replaceProperty(controls, 'noKeyboard', undefined)
    const heard = jest.fn()
    const form = await mount(() => (
      <ElderView.Provider value>
        <Form heard={heard} />
      </ElderView.Provider>
    ))
    await form.until(() => expect(form.findAll('input')).toEqual([]))
    await form.tap('[aria-label="买入金额，请输入金额，打开数字键盘"]')
    await form.tap(form.findText('5'))
    expect(heard).toHaveBeenLastCalledWith(500)
    form.find('[aria-label="买入金额，5元，打开数字键盘"]')
    jest.restoreAllMocks()
  })

  it('keeps what belongs to the amount above its keys, and tells when they are open', async () => {
    const told = jest.fn()
    const form = await mount(() => (
      <ElderView.Provider value>
        <AmountInput label="存入金额" value="5" onChange={jest.fn()} error="余额不足" onKeys={told}>
          存入后余额
        </AmountInput>
      </ElderView.Provider>
    ))
    await form.until(() => expect(form.find('input').getAttribute('inputmode')).toBe('none'))
    form.find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await form.until(() => form.find('.ui-amount-keys'))
    expect(form.text()).toMatch(/余额不足.*存入后余额.*收起键盘/)
    await form.tap(form.findText('收起键盘'))
    await form.until(() => expect(form.text()).not.toContain('收起键盘'))
    expect(told.mock.calls).toEqual([[false], [true], [false]])
  })

  it('has no keys in the standard view', async () => {
    const form = await mount(Form, { heard: jest.fn() })
    form.find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await form.type('input', '1')
    expect(form.findAll('.ui-amount-keys')).toEqual([])
    expect(form.find('input').getAttribute('inputmode')).toBe('decimal')
  })
})
