import { testMachine } from '@test/machines'
import { filledUp, saysShopProblem, SHOP_STATES, shopProblem, SHOP_MACHINE, SHOP_STATE_NAMES } from './shop'
import type { ShopProblem, ShopText, ShopTrigger } from './shop'

const RIGHT: ShopText = { introduction: '在营业部一楼大厅为您服务。', products: ['20194'], articles: [] }

test.each<[ShopProblem | undefined, Partial<ShopText>]>([
  [undefined, {}],
  [undefined, { introduction: '一'.repeat(100), products: ['1', '2', '3'], articles: ['a', 'b', 'c'] }],
  [undefined, { introduction: '从业八年，服务过3000多位客户' }],
  ['empty', { introduction: ' \n ' }],
  ['tooLong', { introduction: '一'.repeat(101) }],
  ['unreadable', { introduction: '您好\u202e再见' }],
  ['bannedWords', { introduction: '存款保本又高收益' }],
  ['bannedWords', { introduction: '收益全市最高' }],
  ['bannedWords', { introduction: '存款“保 本”，请放心' }],
  ['bannedWords', { introduction: '跟我买，本金有保障' }],
  ['rate', { introduction: '定期年化三厘五' }],
  ['rate', { introduction: '存款利率百分之三' }],
  ['rate', { introduction: '三年期 2.5 %' }],
  ['contact', { introduction: '电话138-0013-8000' }],
  ['contact', { introduction: '电话１３８００１３８０００' }],
  ['contact', { introduction: '加微信号详聊' }],
  ['contact', { introduction: '详见 HTTPS://example.com' }],
  ['noProducts', { products: [] }],
  ['tooMany', { products: ['1', '2', '3', '4'] }],
  ['tooMany', { products: ['1', '1'] }],
  ['tooMany', { articles: ['a', 'b', 'c', 'd'] }],
])('a shop is %s: %j', (wanted, changed) => {
  expect(shopProblem({ ...RIGHT, ...changed })).toBe(wanted)
})

test('who chose too many, or one twice, reads how many may be chosen and that none may be twice', () =>
  expect(saysShopProblem('tooMany')).toBe('产品最多选3项，文章最多选3项，且不能重复'))

test('nothing is edited or handed in while it is reviewed, and nothing but a review approves', () => {
  const may = (trigger: ShopTrigger) => SHOP_STATES.filter((state) => SHOP_MACHINE.after(state, trigger) !== undefined)
  expect(may('edit')).toEqual(['DRAFT', 'ONLINE', 'REJECTED'])
  expect(may('submit')).toEqual(['DRAFT', 'ONLINE', 'REJECTED'])
  expect(may('approve')).toEqual(['IN_REVIEW'])
  expect(may('refuse')).toEqual(['IN_REVIEW'])
})

test.each<[readonly string[], readonly string[]]>([
  [[], ['a', 'b', 'c']],
  [['b'], ['a', 'c']],
  [['x', 'y'], ['a']],
  [['a', 'b', 'c'], []],
])('a shop whose owner chose %j is filled up with %j, nothing twice', (chosen, more) => {
  expect(filledUp(chosen, ['a', 'b', 'c', 'd'])).toEqual(more)
})

testMachine({
  name: 'shop',
  file: 'src/domain/shop/shop.ts',
  machines: [SHOP_MACHINE],
  ends: '',
  callers: ['sandbox/business/shop'],
  names: { SHOP_STATE_NAMES },
  unnamed: { submit: 'submitShop writes it with its application', refuse: 'the application that was refused' },
})
