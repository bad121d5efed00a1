import { LOWEST_COST } from '@sandbox/host/config'
import { hashSecret } from '@sandbox/kernel/session/credentials'
import { refuseStretching } from './stretches'
import { withEmbeddedBank } from './withBank'

withEmbeddedBank((bank) => {
  test('a call that stretches a password inside a transaction is found out, and one that does it before is not', async () => {
    const stretches = refuseStretching(bank.db)
    const stretch = () =>
      hashSecret({ customerId: 'c', kind: 'payment', secret: '246813', hashing: { cost: LOWEST_COST } })
    const before = await bank.db.asCall('c', async () => {
      const hashed = await stretch()
      return bank.db.transaction(async () => hashed)
    })
    expect(before.hash).not.toBe('')
    await expect(bank.db.asCall('c', () => bank.db.transaction(stretch))).rejects.toThrow('inside a transaction')
    expect(() => stretches.off()).toThrow('inside a transaction')
  })
})
