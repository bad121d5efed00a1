import { mount } from '@test/component/harness'
import { CellTable } from './CellTable'

it('is a group with a cell for each row: a line of text, or a label with what belongs to it', async () => {
  const onPress = jest.fn()
  const rows = ['本人办理', { label: '版本', value: '3.2.0' }, { label: '隐私政策', hint: '查看全文', onPress }]
  const page = await mount(() => <CellTable title="须知" note="以柜面为准" rows={rows} />)
  expect(page.findAll('.ui-cell').map(({ textContent }) => textContent)).toEqual([
    '本人办理',
    '版本3.2.0',
    '隐私政策查看全文',
  ])
  expect(page.text()).toBe('须知本人办理版本3.2.0隐私政策查看全文以柜面为准')
  await page.tap(page.findText('隐私政策'))
  expect(onPress).toHaveBeenCalledTimes(1)
})
