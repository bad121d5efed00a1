import { styleNameProblems } from './styleNames.mjs'

const CARD = 'src/ui/ProductCard/ProductCard.scss'
const LINE = 'src/packages/product/buy/ProductLine.scss'
const SHEETS = [CARD, LINE, 'src/ui/Card/Card.scss', 'src/ui/Amount/Amount.scss', 'src/ui/AmountInput/AmountInput.scss']

const wrong = [
  ['a class with another beginning', LINE, '.line { order: 1; }', '.product-line'],
  ['a component’s class without ui-', CARD, '.product-card { order: 1; }', '.ui-product-card'],
  ['a beginning that only looks like the name', LINE, '.product-lines { order: 1; }', '.product-line'],
  ['another sheet’s class', LINE, '.product-line .ui-card { order: 1; }', '.ui-card is'],
  ['another sheet’s class as the surroundings', CARD, '.ui-card > .ui-product-card { order: 1; }', '.ui-card is'],
  ['another sheet’s class inside :not()', LINE, '.product-line:not(.ui-card) { order: 1; }', '.ui-card is'],
  [
    'the class of the sheet with the longer name',
    'src/ui/Amount/Amount.scss',
    '.ui-amount-input__line { order: 1; }',
    '.ui-amount-input is',
  ],
  ['what a nesting makes', LINE, '.product-line { &s { order: 1; } }', '.product-lines'],
  ['what a rule in a media query styles', LINE, '@media print { .ui-card { order: 1; } }', '.ui-card is'],
  ['a state alone', LINE, '.is-open { order: 1; }', '.is-open without'],
  ['a state of whatever stands around', LINE, '.is-open .product-line { order: 1; }', '.is-open without'],
  ['a library’s class in a page', LINE, '.product-line .nut-step { order: 1; }', '.nut-step'],
]
const right = [
  ['the name', LINE, '.product-line { order: 1; }'],
  ['parts, kinds and relatives', CARD, '.ui-product-card__a, .ui-product-card--b, .ui-product-card-row { order: 1; }'],
  ['a state beside a class', LINE, '.product-line.is-open:not(.is-busy) .product-line__text { order: 1; }'],
  ['a state that a class doesn’t have', LINE, '.product-line:not(.is-open) { order: 1; }'],
  ['the look of the page', LINE, '.theme--elder .product-line { order: 1; }'],
  ['a library’s class among the components', CARD, '.ui-product-card .nut-step { order: 1; }'],
  ['steps of an animation', LINE, '@keyframes turn { 50% { order: 1; } }'],
  ['classes of a sheet outside src', 'sandbox/host/console/console.css', '.cards { order: 1; }'],
]

it.each(wrong)('refuses %s', (_what, path, text, said) =>
  expect(styleNameProblems(path, text, SHEETS)).toEqual([{ line: 1, message: expect.stringContaining(said) }]),
)
it.each(right)('accepts %s', (_what, path, text) => expect(styleNameProblems(path, text, SHEETS)).toEqual([]))

it('refuses a second sheet of one name, whose classes would be the same', () => {
  const paths = [...SHEETS, 'src/packages/loan/productLine.scss']
  expect(styleNameProblems(LINE, '.product-line { order: 1; }', paths)).toHaveLength(1)
})

it('names the line of the sheet itself', () => {
  const text = '// why\n\n.product-line {\n  order: 1;\n\n  .ui-card {\n    order: 2;\n  }\n}\n'
  expect(styleNameProblems(LINE, text, SHEETS)[0].line).toBe(6)
})
