import { mount } from '@test/component/harness'
import { DateSheet } from './index'

const open = async (value: string) => {
  const onConfirm = jest.fn()
  const props = { open: true, title: '日期', years: [2024, 2026] as const, value, onConfirm, onClose: jest.fn() }
  return { sheet: await mount(DateSheet, props), onConfirm }
}

it('moves by taps too, and hands over the day that is shown', async () => {
  const { sheet, onConfirm } = await open('20250228')
  await sheet.tap('[aria-label="年，上一项"]')
  await sheet.tap('[aria-label="日，下一项"]')
  await sheet.tap(sheet.findText('确定'))
  expect(onConfirm).toHaveBeenCalledWith('20240229')
})

it('hands over no day that no month has, and says so in the sheet', async () => {
  const { sheet, onConfirm } = await open('20250228')
  expect(sheet.findAll('[role=alert]')).toEqual([])
  await sheet.tap('[aria-label="日，下一项"]')
  expect(sheet.find('[role=alert]').textContent).toBe('该日期不存在，请重新选择')
  await sheet.tap(sheet.findText('确定'))
  expect(onConfirm).not.toHaveBeenCalled()
})

it('stays inside the years it was given', async () => {
  const { sheet, onConfirm } = await open('20261231')
  await sheet.tap('[aria-label="年，下一项"]')
  await sheet.tap(sheet.findText('确定'))
  expect(onConfirm).toHaveBeenCalledWith('20261231')
})
