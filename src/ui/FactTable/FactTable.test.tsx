import { mount } from '@test/component/harness'
import { FactTable } from '.'

it('has each thing’s facts under one head, says each with its caption, and leads on where there is more', async () => {
  const onPress = jest.fn()
  const rows = [
    { name: '医护贷', hint: '医护人员', values: ['3.6%', '30万元'], onPress },
    { name: '易贷', values: ['6%', '5万元'] },
  ]
  const page = await mount(() => <FactTable title="贷款" columns={['年化利率', '额度上限']} rows={rows} />)
  expect(page.findAll('.ui-fact-table__head .ui-fact-table__cell').map(({ textContent }) => textContent)).toEqual([
    '年化利率',
    '额度上限',
  ])
  expect(page.find('.ui-fact-table__head .ui-unbroken').textContent).toBe('利率')
  expect(page.findAll('.ui-fact-table__row').map(({ textContent }) => textContent)).toEqual([
    '医护贷医护人员年化利率3.6%额度上限30万元',
    '易贷年化利率6%额度上限5万元',
  ])
  await page.tap(page.findText('医护贷'))
  expect(onPress).toHaveBeenCalledTimes(1)
})
