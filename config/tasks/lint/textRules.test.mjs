import { textProblems } from './textRules.mjs'

const wrong = [
  ['a hex colour', 'src/pages/home/index.scss', '.a { color: #fff; }'],
  ['a colour of a feature', 'src/features/list/x.scss', '.a { color: #fff; }'],
  ['an rgb colour', 'src/packages/account/x.scss', '.a { background: rgba(0, 0, 0, 0.5); }'],
  ['a named colour', 'src/products/x.scss', '.a { color: white; }'],
  ['a px length', 'src/pages/home/index.scss', '.a { padding: 0 12px; }'],
  ['a negative px length', 'src/pages/home/index.scss', '.a { margin: -1px; }'],
  ['a directive without a reason', 'src/api/x.ts', '// eslint-disable-next-line no-console'],
  ['an oxlint directive without a reason', 'src/api/x.ts', '// oxlint-disable-next-line no-floating-promises'],
  ['a blanket directive', 'sandbox/x.ts', '/* eslint-disable */'],
  ['a reason of one word', 'sandbox/x.ts', '// eslint-disable-line no-console -- ok'],
  ['a promise to tell', 'src/packages/x.ts', "const hint = '结果会通知您'"],
]
const right = [
  ['a token', 'src/pages/home/index.scss', '.a { color: var(--ink); padding: 0 var(--space-3); }'],
  ['a colour among the tokens', 'src/ui/tokens/light.scss', ':root { --ink: #111827; --space-3: 12px; }'],
  ['a comment about a length', 'src/pages/home/index.scss', '// was 12px\n/* #fff\n 3px */ .a { order: 1; }'],
  ['a percentage', 'src/pages/home/index.scss', '.a { width: 100%; line-height: 1.5; }'],
  ['a directive with its reason', 'src/api/x.ts', '// eslint-disable-next-line no-console -- the logger is not up yet'],
  ['a promise where its kind is named', 'src/domain/message/promises.ts', "const says = '并通知您'"],
  ['a promise that a test looks for', 'src/packages/x.test.ts', "page.findText('并通知您')"],
  ['a comment about one', 'src/packages/x.ts', '// what 通知您 stands for'],
]

it.each(wrong)('refuses %s', (_what, path, text) => expect(textProblems(path, text)).toHaveLength(1))
it.each(right)('accepts %s', (_what, path, text) => expect(textProblems(path, text)).toEqual([]))
it('names the line', () => {
  expect(textProblems('src/pages/a.scss', '/* one\n two */\n.a {\n  top: 3px;\n}')[0].line).toBe(4)
})
