import { openPage } from '@test/component/openPage'
import { boxAtom, confirm } from '@/session/overlay'
import { store } from '@/session/store'

it('goes away from an open question when its page is left', async () => {
  const page = await openPage('/aboutUs')
  const answered = confirm({ text: '确定吗？', yes: '确定' })
  await page.until(() => page.findText('确定吗？'))
  page.unmount()
  expect(store.get(boxAtom)).toBeUndefined()
  expect(await answered).toBe(false)
})
