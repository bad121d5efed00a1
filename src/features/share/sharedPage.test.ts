import { ROWS } from '@/routes/table'
import { sharedPage } from './sharedPage'

Object.assign(globalThis, { BANK_ORIGIN: 'https://bank.example' })

const TEXT = { title: '普通储蓄', description: '存款保险', query: { productType: '20194' }, promoted: true }
const row = (name: string) => {
  const found = ROWS.find((each) => each.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

it('offers nothing of any page behind a session or an account, whoever asks', () => {
  const offered = ROWS.filter((each) => sharedPage(each, TEXT, 'M1') !== undefined)
  expect(offered.map(({ access }) => access).filter((access) => access !== 'public')).toEqual([])
  expect(offered.length).toBeGreaterThan(20)
})

it('leads to the page on both platforms, with the bank’s picture in its version', () => {
  expect(sharedPage(row('/ProductIndex'), TEXT, undefined)).toEqual({
    title: '普通储蓄',
    description: '存款保险',
    url: '/main/ProductIndex?productType=20194',
    path: '/packages/product/detail/index?route=%2FProductIndex&productType=20194',
    image: 'https://bank.example/api/static/pictures/shareCard.png?v=20190510',
  })
})

it('carries the sharer’s code only where it is one and the page may be promoted', () => {
  const url = (marketNo: string | undefined, promoted: boolean) =>
    sharedPage(row('/ProductIndex'), { ...TEXT, promoted }, marketNo)?.url
  expect(url('M1', true)).toContain('marketNo=M1')
  expect(url('M1', false)).not.toContain('marketNo')
  expect(url(undefined, true)).not.toContain('marketNo')
})
