import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { AssetBar } from '.'

const parts = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => ({ label: `第${at}份`, amount: fen(amount) }))

const shapeOf = async (amounts: readonly number[], hidden = false) =>
  (await mount(AssetBar, { parts: parts(...amounts), hidden })).find('.ui-asset-bar').outerHTML

it.each([
  [[5, 3, 2], 'linear-gradient'],
  [[0, 0, 0], 'var(--colour-skeleton)'],
] as const)('draws %p as %s', async (amounts, shape) => {
  expect(await shapeOf(amounts)).toContain(shape)
})

it('has the largest part first, unless amounts are hidden', async () => {
  const labels = async (hidden: boolean) =>
    (await mount(AssetBar, { parts: parts(1, 3, 2), hidden }))
      .findAll('.ui-asset-bar__row')
      .map(({ textContent }) => textContent?.slice(0, 3))
  expect(await labels(false)).toEqual(['第1份', '第2份', '第0份'])
  expect(await labels(true)).toEqual(['第0份', '第1份', '第2份'])
})

it('shows one band while amounts are hidden, whatever they are', async () => {
  expect(await shapeOf([5, 5, 0], true)).toBe(await shapeOf([1, 2, 3], true))
})

it('says each amount once, in a row with its share', async () => {
  const page = await mount(AssetBar, { parts: parts(7500, 2500) })
  expect(page.findAll('.ui-asset-bar__row').map(({ textContent }) => textContent)).toEqual([
    '第0份75%¥75.00',
    '第1份25%¥25.00',
  ])
})

it('gives a part its own colour, else that of its place', async () => {
  const page = await mount(AssetBar, {
    parts: [
      { label: '存款', amount: fen(1), hue: 5 },
      { label: '理财', amount: fen(2) },
    ],
  })
  const colours = page.findAll('.ui-asset-bar__mark').map(({ style }) => style.getPropertyValue('--ui-mark'))
  expect(colours).toEqual(['var(--colour-chart-1)', 'var(--colour-chart-5)'])
})
