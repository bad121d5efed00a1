import { cssOf } from '../mini-host/build/styles'

const css = (files: Record<string, string>, path = 'a/b', scope?: string): string =>
  cssOf(path, new Map(Object.entries(files)), scope)

test.each([
  ['.a{width:375rpx}', '.a{width:calc(375 * 100vw / 750)}'],
  ['.a{margin:-10rpx auto .5rpx}', '.a{margin:calc(-10 * 100vw / 750) auto calc(.5 * 100vw / 750)}'],
  [
    '.a{height:calc(100vh - 20rpx)}',
    '.a{height:calc(calc(100 * var(--wx-page-height, 100vh) / 100) - calc(20 * 100vw / 750))}',
  ],
  ['.a{color:#1rpx}', '.a{color:#1rpx}'],
])('turns the lengths of %s into CSS', (wxss, expected) => expect(css({ 'a/b': wxss })).toBe(expected))

test.each([
  ['page,.page{}', 'wx-page,.page{}'],
  ['view text{}', 'wx-view wx-text{}'],
  ['.view>view.view:first-child{}', '.view>wx-view.view:first-child{}'],
  ['button,input{}', 'button,input{}'],
  ['.a :not(view){}', '.a :not(wx-view){}'],
  ['#view[view]{}', '#view[view]{}'],
])('writes the selectors of %s for the elements of the host', (wxss, expected) =>
  expect(css({ 'a/b': wxss })).toBe(expected),
)

test.each([
  ['.a .b-c,view.a:not(.d){}', '.s--a .s--b-c,wx-view.s--a:not(.s--d){}'],
  [':host{}', '[wx-host="s"]{}'],
  ['.a{width:.5px}', '.s--a{width:.5px}'],
  ['.a\\.b{}', '.s--a\\.b{}'],
])('writes the selectors of %s for one scope alone', (wxss, expected) =>
  expect(css({ 'a/b': wxss }, 'a/b', 's')).toBe(expected),
)

test('puts imported files in their place, each once, however they import each other', () => {
  const files = {
    'a/b': '@import "./c.wxss";\n.b{}',
    'a/c': '@import "/a/b.wxss";@import url("../d.wxss");.c{}',
    d: '.d{}',
  }
  expect(css(files).replace(/\s+/g, '')).toBe('.d{}.c{}.b{}')
})

test('refuses an import of a file that is not there, by name', () => {
  expect(() => css({ 'a/b': '@import "./c.wxss";' })).toThrow('a/b.wxss imports a/c.wxss')
})
