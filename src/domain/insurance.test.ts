import { insuredOf } from './insurance'
import { fen } from './money/fen'

// 存款保险条例 §5: principal and interest of one person at one bank, 500,000 yuan at most.
it.each([
  [0, 0, 0, 0, 0, 0],
  [10_000_00, 0, 90_000_00, 0, 100_000_00, 0],
  [10_000_00, 50_000_00, 90_000_00, 12_34, 150_012_34, 0],
  [200_000_00, 0, 300_000_00, 0, 500_000_00, 0],
  [200_000_00, 0, 300_000_00, 1, 500_000_00, 1],
  [200_000_00, 1, 300_000_00, 0, 500_000_00, 1],
])(
  'covers an account of %i, others of %i, deposits of %i and interest of %i up to the limit',
  (wallet, otherAccounts, deposits, accruedInterest, covered, beyond) => {
    const money = { wallet, otherAccounts, deposits, accruedInterest }
    const owed = wallet + otherAccounts + deposits + accruedInterest
    expect(insuredOf(money as never)).toEqual({ owed, covered, beyond })
    expect(insuredOf(money as never, fen(5), fen(6)).owed).toBe(owed + 11)
  },
)
