import { View } from '@tarojs/components'
import { useState } from 'react'
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
  expect(plain()).toBe('000001')
  await page.type('input', '20000')
  expect([shown(), plain()]).toEqual(['20,000', '20000'])
  await page.type('input', '290,000')
  expect([shown(), plain()]).toEqual(['290,000', '290000'])
  await page.type('input', '290,000,00')
  expect(page.find('[role=alert]').textContent).toBe('内容过长，最多7位数字')
})
