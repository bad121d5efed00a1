import { useState } from 'react'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { AmountInput } from './index'

function Form({ heard }: { heard: (amount: Fen | undefined) => void }) {
  const [text, setText] = useState('')
  return (
    <AmountInput
      label="买入金额"
      value={text}
      onChange={(next, amount) => (setText(next), heard(amount))}
      quick={[fen(100_000), fen(5_000_000)]}
      all={fen(1_234_567)}
    />
  )
}

describe('AmountInput', () => {
  it.each([
    ['0012', '12', 1200],
    ['12.345', '12.34', 1234],
    ['1a2', '12', 1200],
    ['.', '0', 0],
  ])('makes %s into %s', async (typed, kept, amount) => {
    const heard = jest.fn()
    const form = await mount(Form, { heard })
    await form.type('input', typed)
    expect((form.find('input') as HTMLInputElement).value).toBe(kept)
    expect(heard).toHaveBeenLastCalledWith(amount)
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
    await form.tap(form.findText('5万'))
    expect(heard).toHaveBeenLastCalledWith(5_000_000)
    await form.tap('[aria-label^=全部]')
    expect((form.find('input') as HTMLInputElement).value).toBe('12345.67')
    expect(heard).toHaveBeenLastCalledWith(1_234_567)
  })
})
