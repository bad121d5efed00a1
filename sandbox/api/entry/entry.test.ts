import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import { withDatabase } from '../../db/testing/withDatabase'
import { seedIfEmpty } from '../../seeds/seed'
import { testClient } from '../../testing/client'
import { testServer } from '../../testing/server'

withDatabase((database) => {
  let server: FastifyInstance | undefined
  beforeAll(async () => {
    await seedIfEmpty(database.current)
    server = await testServer(database.current)
  })
  afterAll(() => server?.close())

  const client = () => {
    if (!server) throw new Error('not yet')
    return testClient(server)
  }

  test('a customer signs in by gesture and is known', async () => {
    const customer = await client().as('张伟')
    expect(await customer.call(CALLS.checkRegisterStatus, {})).toEqual({
      ok: true,
      value: {
        registerStatus: 'REGISTERED',
        hasAccount: true,
        signedIn: true,
        registerMobileNo: '170****0001',
        customerName: '张*',
      },
    })
  })
})
