import { appearance } from '@/platform/appearance'
import { themeClasses } from './'

it.each([
  [undefined, ''],
  [1, ''],
  [0.9, ''],
  [1.13, 'theme--text-11'],
  [1.4, 'theme--text-14'],
  [3, 'theme--text-14'],
])('at the type size %s wears %j', (textScale, expected) => {
  expect(themeClasses({ textScale })).toBe(['theme theme--auto', expected].filter(Boolean).join(' '))
})

describe('the type size of a browser', () => {
  const agent = (text: string) => Object.defineProperty(navigator, 'userAgent', { value: text, configurable: true })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userAgent')
    document.documentElement.style.fontSize = ''
  })

  it('is its root’s, and not in WeChat, which enlarges text by itself', () => {
    document.documentElement.style.fontSize = '20px'
    expect(appearance.fontSizeScaleFactor()).toBe(1.25)
    agent('Mozilla/5.0 MicroMessenger/8.0.50')
    expect(appearance.fontSizeScaleFactor()).toBe(1)
  })
})
