import { mount } from '@test/component/harness'
import { day } from '@/domain/dates/day'
import { DateSheet } from './index'

const open = async (value: string) => {
  const onConfirm = jest.fn()
  const props = {
    open: true,
    title: '日期',
    days: [day('20240210'), day('20261125')] as const,
    value,
    onConfirm,
    onClose: jest.fn(),
  }
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

it.each([
  ['20261124', '日，下一项', '20261125'],
  ['20261125', '日，下一项', '20261125'],
  ['20261125', '月，下一项', '20261125'],
  ['20261125', '年，下一项', '20261125'],
  ['20261030', '月，下一项', '20261125'],
  ['20251231', '年，下一项', '20261125'],
  ['20240210', '日，上一项', '20240210'],
  ['20240305', '月，上一项', '20240210'],
  ['20250105', '年，上一项', '20240210'],
  ['20270101', '年，下一项', '20260101'],
])('stays inside the days it was given: %s, %s', async (value, step, day) => {
  const { sheet, onConfirm } = await open(value)
  await sheet.tap(`[aria-label="${step}"]`)
  await sheet.tap(sheet.findText('确定'))
  expect(onConfirm).toHaveBeenCalledWith(day)
})
