import { spawnSync } from 'node:child_process'
import { CALLS } from '@/contract/calls'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { addFen } from '@/domain/money/fen'
import { DEMO_CUSTOMERS } from '@sandbox/host/seeding/customers'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

/** Every holding of a customer in a state. */
async function holdingsOf(app: TestCustomer, state: 'open' | 'closed'): Promise<readonly HoldingFacts[]> {
  const told = await app.call(CALLS.queryHoldings, { productTypes: [], state, most: 50 })
  return told.ok ? told.value.holdings : []
}

withBankInTurn((bank) => {
  test('what is reckoned is what is shown and what was paid, for every deposit there is, and the bank signs it', async () => {
    const anybody = await testClient(bank.server).anonymous()
    const told = await anybody.call(CALLS.getCustomizedConfig, { configName: 'signingPublicKey' })
    const key = told.ok ? (told.value.configs[0]?.configValue ?? '') : ''
    const texts: string[] = []
    for (const { key: name } of DEMO_CUSTOMERS) {
      const app = await testClient(bank.server)
        .as(name)
        .catch(() => undefined)
      if (!app) continue
      for (const holding of [...(await holdingsOf(app, 'open')), ...(await holdingsOf(app, 'closed'))]) {
        if (holding.kind !== 'deposit') continue
        const answer = await app.call(CALLS.queryInterestCheck, { seqNo: holding.seqNo })
        if (!answer.ok) throw new Error(`${name} ${holding.seqNo}: ${answer.error}`)
        const { checks, signatures } = answer.value
        const totals = checks.map(({ when, total }) => [holding.seqNo, when, total])
        expect(totals).toEqual(
          holding.status === 'OPEN'
            ? [
                [holding.seqNo, 'NOW', addFen(holding.preInterest, holding.accumulatedIncome)],
                [holding.seqNo, 'END', holding.appointInterest],
              ]
            : [[holding.seqNo, 'PAID', holding.accumulatedIncome]],
        )
        texts.push(...checks.map(({ text }, at) => `${text}\n签名${signatures[at] ?? ''}`))
      }
    }
    expect(texts.length).toBeGreaterThan(40)
    const verify = (input: string) =>
      spawnSync(process.execPath, ['docs/verify/interest.mjs', key], { input, encoding: 'utf8' })
    const { stdout, status } = verify(texts.join('\n\n'))
    expect(stdout.split('\n').filter((line) => line !== '' && !/^一致.*签名出自该公钥$/.test(line))).toEqual([])
    expect(status).toBe(0)
    const [first = ''] = texts
    expect(verify(first.replace('存款', '存款1')).stdout).toContain('签名不符')
    const otherEnd = first.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(verify(otherEnd).stdout).toContain('签名不符')
  })

  test('of shares, which promise no interest, says so, and a stranger’s deposit is none', async () => {
    const app = await testClient(bank.server).as('zhangwei')
    const open = await holdingsOf(app, 'open')
    const shares = open.find(({ kind }) => kind === 'wealth')
    expect(await app.call(CALLS.queryInterestCheck, { seqNo: shares?.seqNo ?? '' })).toMatchObject({
      error: 'InterestNotCertain',
    })
    const deposit = open.find(({ kind }) => kind === 'deposit')
    const stranger = await testClient(bank.server).as('lina')
    expect(await stranger.call(CALLS.queryInterestCheck, { seqNo: deposit?.seqNo ?? '' })).toMatchObject({
      error: 'HoldingUnknown',
    })
  })
})
