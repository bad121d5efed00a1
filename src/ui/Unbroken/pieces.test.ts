import { piecesOf } from './pieces'

const whole = (text: string): readonly string[] =>
  piecesOf(text)
    .filter(({ isWhole }) => isWhole)
    .map((piece) => piece.text)

it.each([
  ['长春市、吉林市 · 剩余599张', ['剩余599张']],
  ['样例咖啡 · 满20元减10元', ['满20元减10元']],
  ['满5,000元、存期3个月及以上可用', ['满5,000元', '3个月', '及以上可用']],
  ['3,000积分将于2026.11.30到期', ['3,000积分', '到期']],
  ['2026.11.23至2026.12.23可用', ['2026.12.23可用']],
  ['领取后30天内有效', ['领取', '30天']],
  ['签到 +5积分', ['+5积分']],
  ['阳光食品有限公司 **** 2345', ['食品', '有限公司', '**** 2345']],
  ['张伟等12人的电子账户（12笔）', ['12人', '账户', '（12笔）']],
  ['没有数字', []],
  ['需要支付密码和原手机号的验证码', ['支付', '密码', '手机号', '验证码']],
  ['再过326天到期，可得全部利息', ['326天', '到期', '全部', '利息']],
] as const)('keeps what belongs together in %s', (text, kept) => {
  expect(whole(text)).toEqual(kept)
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
