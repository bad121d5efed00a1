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

describe('the size of texts', () => {
  const agent = (text: string) => Object.defineProperty(navigator, 'userAgent', { value: text, configurable: true })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userAgent')
    document.documentElement.style.fontSize = ''
  })

  it.each([
    ['16px', '1倍', undefined],
    ['19px', '1.2倍', 'theme--text-12'],
    ['40px', '1.4倍', 'theme--text-14'],
  ])('of a browser with %s is said as it is drawn: %s', async (size, said, look) => {
    document.documentElement.style.fontSize = size
    const page = await openPage('/setPage')
    expect(page.container.innerHTML).toContain(`>${said}<`)
    expect(page.text()).toContain('跟随浏览器')
    expect(page.text()).toContain('最大1.4倍')
    const drawn = page.container.querySelector('.theme')?.className ?? ''
    expect(/theme--text-\d+/.exec(drawn)?.[0]).toBe(look)
  })

  it('is WeChat’s own in its browser, and no size is promised', async () => {
    document.documentElement.style.fontSize = '40px'
    agent('Mozilla/5.0 MicroMessenger/8.0.50')
    const page = await openPage('/setPage')
    expect(page.text()).toContain('由微信调整')
    expect(page.text()).not.toMatch(/\d倍/)
  })
})
