import { fen } from '@/domain/money/fen'
import { mount } from '@test/component/harness'
import { ElderView } from '../Theme/elder'
import { AssetRing } from '.'

const parts = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => ({ label: `第${at}份`, amount: fen(amount) }))

const shapeOf = async (amounts: readonly number[], hidden = false) => {
  const page = await mount(AssetRing, { parts: parts(...amounts), hidden })
  return page.findAll('.ui-asset-ring__band, .ui-asset-ring__bar')[0]?.outerHTML ?? ''
}

it.each([
  [[5, 3, 2], 'conic-gradient'],
  [[5, 5, 0], 'linear-gradient'],
  [[7], 'linear-gradient'],
  [[0, 0, 0], 'var(--colour-skeleton)'],
] as const)('draws %p as a %s: a ring from three parts on', async (amounts, shape) => {
  expect(await shapeOf(amounts)).toContain(shape)
})

it('draws a bar of three parts too in large type', async () => {
  const page = await mount(() => (
    <ElderView.Provider value>
      <AssetRing parts={parts(5, 3, 2)} />
    </ElderView.Provider>
  ))
  expect(page.findAll('.ui-asset-ring__band')).toEqual([])
  expect(page.find('.ui-asset-ring__bar').outerHTML).toContain('linear-gradient')
})

it('shows one band while amounts are hidden, whatever they are', async () => {
  expect(await shapeOf([5, 5, 0], true)).toBe(await shapeOf([1, 2, 3], true))
})

it('says each amount once, in a row with its share', async () => {
  const page = await mount(AssetRing, { parts: parts(7500, 2500) })
  expect(page.findAll('.ui-asset-ring__row').map(({ textContent }) => textContent)).toEqual([
    '第0份75%75.00',
    '第1份25%25.00',
  ])
})

it('gives a part its own colour, else that of its place', async () => {
  const page = await mount(AssetRing, {
    parts: [
      { label: '存款', amount: fen(1), hue: 5 },
      { label: '理财', amount: fen(2) },
    ],
  })
  const colours = page.findAll('.ui-asset-ring__mark').map(({ style }) => style.getPropertyValue('--ui-mark'))
  expect(colours).toEqual(['var(--colour-chart-5)', 'var(--colour-chart-2)'])
})
