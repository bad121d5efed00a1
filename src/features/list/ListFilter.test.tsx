import { mount } from '@test/component/harness'
import { ElderView } from '@/ui/Theme/elder'
import { ListFilter } from './ListFilter'

const FOUR = ['全部', '转入', '转出', '本人转账'].map((label, key) => ({ key: String(key), label }))

const chips = (items: typeof FOUR, elder: boolean, heard = jest.fn()) =>
  mount(() => (
    <ElderView.Provider value={elder}>
      <ListFilter label="明细类型" items={items} current="0" onSelect={heard} />
    </ElderView.Provider>
  ))

it('says in the elder view what is chosen, and shows all of them below one another on request', async () => {
  const heard = jest.fn()
  const page = await chips(FOUR, true, heard)
  await page.until(() => expect(page.text()).toBe('明细类型全部'))
  await page.tap(page.findText('明细类型'))
  await page.until(() => page.find('[role=radiogroup][aria-label="明细类型"]'))
  await page.tap(page.findText('本人转账'))
  expect(heard.mock.calls).toEqual([['3']])
  await page.until(() => expect(page.text()).toBe('明细类型全部'))
})

it.each([
  ['few in the elder view, on as many lines as they need', FOUR.slice(0, 3), true, '.chip-row.is-wrapped'],
  ['all outside it, in one row', FOUR, false, '.filter-chips'],
])('shows %s', async (_, items, elder, row) => {
  const page = await chips(items, elder)
  page.find(row)
  expect(page.text()).toBe(items.map(({ label }) => label).join(''))
})
