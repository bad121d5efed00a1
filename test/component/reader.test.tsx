import type { Page } from 'playwright-core'
import { ScreenHands } from '@test/drivers/browser'
import { createReader } from '@test/mini-host/runtime/reader'

const TITLE = '<div role="heading" aria-level="1">修改支付密码</div>'
const found = (html: string, name: string) => {
  document.body.innerHTML = html
  return createReader(() => [document.body]).find(name)?.id
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('a page’s title is never tapped in place of the button of its name that isn’t there yet', () => {
  expect(found(TITLE, '修改支付密码')).toBeUndefined()
  expect(found(TITLE, '支付密码')).toBeUndefined()
  expect(found(`${TITLE}<button id="next">修改支付密码</button>`, '修改支付密码')).toBe('next')
  expect(found(`${TITLE}<div id="row">修改支付密码</div>`, '支付密码')).toBe('row')
})

test('a heading inside the page may be tapped, as it may open what it heads', () => {
  expect(found('<div id="card" role="heading" aria-level="2">支付密码</div>', '支付密码')).toBe('card')
})

describe('what an act brings', () => {
  const reader = createReader(() => [document.body])
  /** A browser's page that is this document: work comes as text, as a browser gets it. */
  const page = {
    evaluate: (work: string) => Promise.resolve(new Function('reader', `return ${work}`)(reader)),
    touchscreen: {
      tap: () => {
        document.body.insertAdjacentHTML('beforeend', '<div>一致</div>')
        return Promise.resolve()
      },
    },
  } as unknown as Page
  const tapOn = async (html: string) => {
    document.body.innerHTML = html
    const hands = new ScreenHands(() => page, 'reader')
    await hands.tap('核对')
    return hands
  }

  test('is seen when it was not on the screen before', async () => {
    await expect((await tapOn('<button>核对</button>')).seeNew('一致')).resolves.toBeUndefined()
  })

  test('isn’t what the screen said before, as a text or as a control’s name', async () => {
    for (const before of ['<p>摘要应与公布的一致</p>', '<button aria-label="是否一致"></button>'])
      await expect((await tapOn(`<button>核对</button>${before}`)).seeNew('一致')).rejects.toThrow(
        '"一致" was on the screen before the tap on "核对"',
      )
  })
})
