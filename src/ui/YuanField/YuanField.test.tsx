import { View } from '@tarojs/components'
import { useState } from 'react'
import { readYuan } from '@/domain/money/input'
import { mount } from '@test/component/harness'
import { YuanField } from '.'

function Yuan() {
  const [value, setValue] = useState('500000')
  return (
    <>
      <YuanField label="单笔限额（元）" maxLength={7} value={value} onChange={setValue} />
      <View className="plain">{value}</View>
    </>
  )
}

it('shows a sum in groups, hands it on without, and leaves what is typed in the middle until the end', async () => {
  const page = await mount(Yuan)
  const shown = () => (page.find('input') as HTMLInputElement).value
  const plain = () => page.find('.plain').textContent
  expect(shown()).toBe('500,000')
  await page.type('input', '500,0001')
  expect([shown(), plain()]).toEqual(['5,000,001', '5000001'])
  // A comma that is taken out takes the digit before it along.
  await page.type('input', '5000,001')
  expect(plain()).toBe('1')
  await page.type('input', '20000')
  expect([shown(), plain()]).toEqual(['20,000', '20000'])
  await page.type('input', '290,000')
  expect([shown(), plain()]).toEqual(['290,000', '290000'])
  await page.type('input', '290,00000')
  expect(page.find('[role=alert]').textContent).toBe('内容过长，最多7位数字')
})

it('keeps what follows a comma or a point from becoming further digits of the sum', async () => {
  const page = await mount(Yuan)
  const shown = () => (page.find('input') as HTMLInputElement).value
  const plain = () => page.find('.plain').textContent
  await page.type('input', '')
  for (const key of '12,') await page.type('input', shown() + key)
  expect(page.findAll('[role=alert]')).toEqual([])
  await page.type('input', '12.5')
  expect([plain(), page.find('[role=alert]').textContent]).toEqual(['12.', '请输入整数元，不能有小数'])
  page.find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await page.until(() => expect([shown(), plain()]).toEqual(['12', '12']))
})

it.each([
  ['5,000.00', '5,000.00', 500_000],
  ['1.5万', '15,000', 1_500_000],
  ['  ¥ 1,234,567.00 元', '1,234,567.00', 123_456_700],
])('takes a pasted %j as %s', async (pasted, shown, amount) => {
  const page = await mount(Yuan)
  await page.type('input', '')
  await page.type('input', pasted)
  expect((page.find('input') as HTMLInputElement).value).toBe(shown)
  expect(readYuan(page.find('.plain').textContent ?? '')).toEqual({ ok: true, value: amount })
  expect((page.find('input') as HTMLInputElement).maxLength).toBe(-1)
})

it.each([
  ['12,5', '请输入整数元，不能有小数'],
  ['1000万', '内容过长，最多7位数字'],
  ['-100', '金额不能为负数，请去掉减号'],
])('refuses a pasted %j in words', async (pasted, sentence) => {
  const page = await mount(Yuan)
  await page.type('input', '')
  await page.type('input', pasted)
  expect([page.find('.plain').textContent, page.find('[role=alert]').textContent]).toEqual(['', sentence])
})
