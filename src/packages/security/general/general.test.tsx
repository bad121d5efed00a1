import { openPage } from '@test/component/openPage'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

const looks = () => [store.get(elderMode.value), store.get(amountsHidden.value), store.get(colourMode.value)]

it.each([
  ['confirm', [false, false, 'system']],
  ['cancel', [true, true, 'dark']],
] as const)('asks before it goes back to how the app looks on a new phone: %s', async (said, left) => {
  elderMode.set(true)
  amountsHidden.set(true)
  colourMode.set('dark')
  const page = await openPage('/setPage')
  await page.tap(page.findText('恢复默认显示'))
  await page.until(() => expect(store.get(boxAtom)).toBeDefined())
  store.get(boxAtom)?.answer(said)
  await page.until(() => expect(store.get(boxAtom)).toBeUndefined())
  await page.until(() => expect(looks()).toEqual(left))
})
