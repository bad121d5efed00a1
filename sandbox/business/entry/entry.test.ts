import { CALLS } from '@/contract/calls'
import { CONTRACT_VERSION } from '@/contract/version'
import { writeFlag } from '@sandbox/kernel/flags'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

withBankInTurn((bank) => {
  const client = () => testClient(bank.server)

  describe('the JS-SDK’s signature', () => {
    const signed = async (url: string): Promise<string> => {
      const answer = await (await client().anonymous()).call(CALLS.jssdkConfig, { url })
      return answer.ok ? 'signed' : answer.error
    }
    // As the test's requests name their host.
    const own = 'http://localhost:80'

    test('is for the bank’s own pages', async () => {
      expect(await signed(`${own}/main/ProductIndex?productType=20194`)).toBe('signed')
    })

    test.each([
      'http://evil.example/main/',
      `${own}@evil.example/main/`,
      `${own}.evil.example/main/`,
      `${own}/sandbox/`,
      '/main/',
      'javascript:alert(1)',
    ])('is not for %s', async (url) => expect(await signed(url)).toBe('InvalidRequest'))
  })

  test('the bank tells the version of its calls, and leaves out what it doesn’t know', async () => {
    const anybody = await client().anonymous()
    const told = await anybody.call(CALLS.getCustomizedConfig, { configName: 'contractVersion,noSuchConfig' })
    const configs = [{ configName: 'contractVersion', configValue: CONTRACT_VERSION }]
    expect(told).toEqual({ ok: true, value: { configs } })
  })

  test('whose links may carry a code is told only to staff, and only while promotion is on', async () => {
    const codeOf = async (name: string): Promise<unknown> => {
      const known = await (await client().as(name)).call(CALLS.checkRegisterStatus, {})
      return known.ok ? known.value.marketNo : known.error
    }
    expect(await codeOf('hangyuan')).toBeUndefined()
    await writeFlag(bank.db.drizzle, 'kolEnabled', '1', 0)
    expect([await codeOf('hangyuan'), await codeOf('zhangwei')]).toEqual(['M0015', undefined])
    await writeFlag(bank.db.drizzle, 'kolEnabled', '0', 0)
    expect(await codeOf('hangyuan')).toBeUndefined()
  })

  test('a phone knows its customer by a reference: the same at each sign-in, and nobody else’s', async () => {
    const refOf = async (name: string) => {
      const known = await (await client().as(name)).call(CALLS.checkRegisterStatus, {})
      return known.ok ? known.value.customerRef : known.error
    }
    const [first, again, other] = [await refOf('zhangwei'), await refOf('zhangwei'), await refOf('lina')]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('a customer signs in by gesture and is known', async () => {
    const customer = await client().as('张伟')
    expect(await customer.call(CALLS.checkRegisterStatus, {})).toEqual({
      ok: true,
      value: {
        registerStatus: 'REGISTERED',
        hasAccount: true,
        signedIn: true,
        customerRef: expect.stringMatching(/^[0-9a-f]{32}$/),
        registerMobileNo: '170****0001',
        customerName: '张*',
      },
    })
  })
})
