import { useState } from 'react'
import { mount } from '@test/component/harness'
import { FieldEventsContext } from '../fieldEvents'
import { TextField } from './index'

const heard: (readonly [string, string, boolean?])[] = []
const EVENTS = {
  focused: (field: string) => void heard.push(['focus', field]),
  left: (field: string, changed: boolean) => void heard.push(['blur', field, changed]),
}

function Form({ name }: { readonly name?: string }) {
  const [value, setValue] = useState('')
  return (
    <FieldEventsContext.Provider value={EVENTS}>
      <TextField label="手机号" value={value} onChange={setValue} {...(name !== undefined && { name })} />
    </FieldEventsContext.Provider>
  )
}

const visit = async (props: { readonly name?: string }, typed?: string): Promise<void> => {
  const page = await mount(Form, props)
  const input = page.find('input')
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (typed !== undefined) await page.type('input', typed)
  page.find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

beforeEach(() => void heard.splice(0))

it('tells that it was entered and left, and whether its value changed, but not the value', async () => {
  await visit({ name: 'mobileNo' }, '13800000000')
  await visit({ name: 'mobileNo' })
  expect(heard).toEqual([
    ['focus', 'mobileNo'],
    ['blur', 'mobileNo', true],
    ['focus', 'mobileNo'],
    ['blur', 'mobileNo', false],
  ])
})

it('tells nothing without a name', async () => {
  await visit({}, '6222')
  expect(heard).toEqual([])
})

function Digits() {
  const [value, setValue] = useState('')
  return <TextField label="手机号" kind="digits" maxLength={11} value={value} onChange={setValue} />
}

it('cleans a pasted number before it looks at its length, and refuses what is too long with a sentence', async () => {
  const page = await mount(Digits)
  const shown = () => (page.find('input') as HTMLInputElement).value
  expect((page.find('input') as HTMLInputElement).maxLength).toBe(-1)
  await page.type('input', '１３８ 0013-8000')
  expect(shown()).toBe('13800138000')
  await page.type('input', '138001380009')
  expect(shown()).toBe('13800138000')
  expect(page.find('[role=alert]').textContent).toBe('内容过长，最多11位数字')
  await page.type('input', '1380013800')
  expect(page.findAll('[role=alert]')).toEqual([])
})
