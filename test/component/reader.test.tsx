import { createReader } from '@test/drivers/reader'

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
