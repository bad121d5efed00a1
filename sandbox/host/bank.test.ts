import { createServer } from 'node:net'
import { queryWallet } from '@/contract/account/queryWallet'
import { DAY_MS } from '@/domain/dates/day'
import { testClient } from '../testing/client'
import { startBank } from '../testing/bank'

test('a bank on its own port serves customers, moves its clock, and closes', async () => {
  const bank = await startBank()
  const customer = await testClient(bank.origin).as('张伟')
  expect(await customer.call(queryWallet, {})).toMatchObject({ value: { balance: 16_888_866 } })
  await bank.advance(40 * DAY_MS)
  const later = await customer.call(queryWallet, {})
  // Full periods have paid meanwhile; the session, which lives by the real clock, is still valid.
  expect(later.ok && later.value.balance).toBeGreaterThan(16_888_866)
  await bank.close()
  await expect(fetch(`${bank.origin}/main/`)).rejects.toThrow()
}, 180_000)

test('a taken port is told by its code and leaves nothing open', async () => {
  const holder = createServer()
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startBank({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await new Promise((done) => holder.close(done))
}, 180_000)
