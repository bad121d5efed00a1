import { piecesOf } from './pieces'

const figures = (text: string): readonly string[] =>
  piecesOf(text)
    .filter(({ isFigure }) => isFigure)
    .map((piece) => piece.text)

it.each([
  ['长春市、吉林市 · 剩余599张', ['剩余599张']],
  ['样例咖啡 · 满20元减10元', ['满20元减10元']],
  ['3,000积分将于2026.11.30到期', ['3,000积分']],
  ['2026.11.23至2026.12.23可用', ['2026.12.23可用']],
  ['领取后30天内有效', ['30天']],
  ['签到 +5积分', ['+5积分']],
  ['阳光食品有限公司 **** 2345', ['**** 2345']],
  ['张伟等12人的电子账户（12笔）', ['12人', '（12笔）']],
  ['没有数字', []],
] as const)('keeps each figure of %s with its unit', (text, kept) => {
  expect(figures(text)).toEqual(kept)
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
