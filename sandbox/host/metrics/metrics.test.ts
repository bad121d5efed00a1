import { Registry } from 'prom-client'
import { CALLS } from '@/contract/calls'
import { queryWallet } from '@/contract/account/queryWallet'
import { ERRORS } from '@/domain/errors/catalogue'
import { DAY_MS } from '@/domain/dates/day'
import { fail, ok } from '@/domain/result'
import { moveClock } from '@sandbox/kernel/clock'
import type { Database } from '@sandbox/kernel/db'
import type { Services } from '@sandbox/kernel/services'
import { serverKeys } from '@sandbox/kernel/session/serverKeys'
import { runDueDayEnds } from '@sandbox/dayEnds'
import { testClient } from '@sandbox/testing/client'
import { testConfig } from '@sandbox/testing/server'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { createServer } from '../http/server'
import { createMetrics } from '.'
import type { Metrics } from '.'
import { measureDatabase } from './database'
import { countingParties } from './parties'
import { serveMetrics } from './serve'

/** The values of a metric by its labels, as `call=queryWallet outcome=ok`. */
async function valuesOf({ registry }: Metrics, name: string): Promise<Record<string, number>> {
  const found = (await registry.getMetricsAsJSON()).find((one) => one.name === name)
  const labelled = (found?.values ?? []).map(({ labels, value }): [string, number] => [
    Object.entries(labels)
      .map(([label, each]) => `${label}=${each}`)
      .join(' '),
    value,
  ])
  return Object.fromEntries(labelled)
}

withEmbeddedBank((bank) => {
  test('calls are counted by name and outcome, envelopes by refusal, parties by request; by nothing of a person', async () => {
    const metrics = createMetrics()
    const keys = await serverKeys(bank.db, undefined)
    const server = createServer({ db: bank.db, config: testConfig(), keys, metrics })
    const customer = await testClient(server).as('张伟')
    await customer.call(queryWallet, {})
    customer.token = 'made-up'
    await customer.call(queryWallet, {})
    const plain = { method: 'POST', url: CALLS.verifyGesture.path, payload: { pattern: '0' } } as const
    await server.inject(plain)
    await server.inject({ ...plain, headers: { 'content-type': 'application/json' }, payload: '{' })
    await server.close()
    const calls = await valuesOf(metrics, 'bank_calls_total')
    expect(calls).toMatchObject({
      'call=queryWallet outcome=ok': 1,
      'call=queryWallet outcome=SessionMissing': 1,
      'call=verifyGesture outcome=ok': 1,
      'call=verifyGesture outcome=EnvelopeRefused': 1,
      'call=verifyGesture outcome=InvalidRequest': 1,
    })
    expect(await valuesOf(metrics, 'bank_envelope_refusals_total')).toEqual({ 'error=EnvelopeRefused': 1 })
    expect(await valuesOf(metrics, 'bank_party_requests_total')).toMatchObject({
      'party=wechat request=openIdOfLogin outcome=ok': 1,
    })
    const outcomes = new Set(['ok', 'aborted', ...Object.keys(ERRORS)])
    for (const label of Object.keys(calls)) {
      const [, call = '', outcome = ''] = /^call=(\w+) outcome=(\w+)$/.exec(label) ?? []
      expect([Object.hasOwn(CALLS, call), outcomes.has(outcome)]).toEqual([true, true])
    }
  })

  test('days that are over are due until they are ended', async () => {
    const metrics = createMetrics()
    measureDatabase(bank.db, metrics)
    expect(await valuesOf(metrics, 'bank_day_end_due_days')).toEqual({ '': 0 })
    const [completed = 0] = Object.values(await valuesOf(metrics, 'bank_day_end_completed_timestamp_seconds'))
    await bank.db.transaction((tx) => moveClock(tx, 2 * DAY_MS))
    expect(await valuesOf(metrics, 'bank_day_end_due_days')).toEqual({ '': 2 })
    await runDueDayEnds(bank.db)
    expect(await valuesOf(metrics, 'bank_day_end_due_days')).toEqual({ '': 0 })
    const later = { '': completed + (2 * DAY_MS) / 1000 }
    expect(await valuesOf(metrics, 'bank_day_end_completed_timestamp_seconds')).toEqual(later)
    expect(await valuesOf(metrics, 'bank_database_up')).toEqual({ '': 1 })
  })

  test('a database that doesn’t answer is down, and the day’s end unknown rather than good; pools are told all the same', async () => {
    const metrics = createMetrics()
    const broken = {
      drizzle: { execute: () => Promise.reject(new Error('gone')) },
      connections: () => [{ pool: 'reads', open: 3, idle: 1, waiting: 7 }],
    }
    measureDatabase(broken as unknown as Database, metrics)
    expect(await valuesOf(metrics, 'bank_database_up')).toEqual({ '': 0 })
    expect(await valuesOf(metrics, 'bank_day_end_due_days')).toEqual({})
    expect(await valuesOf(metrics, 'bank_pool_connections')).toEqual({
      'pool=reads state=busy': 2,
      'pool=reads state=idle': 1,
      'pool=reads state=waiting': 7,
    })
  })
})

test('what a party answers is told as a word of its interface, and what it throws as threw', async () => {
  const metrics = createMetrics()
  const answers: unknown[] = [
    'match',
    'https://bank.example/?token=1',
    fail('unavailable'),
    ok('secret'),
    { kind: 'refused' },
  ]
  const service = {
    demo: true,
    async ask() {
      if (answers.length === 0) throw new Error('张伟')
      return answers.shift()
    },
  }
  const { identity } = countingParties({ identity: service } as unknown as Services, metrics)
  const asked = identity as unknown as typeof service
  for (let left = answers.length; left > 0; left -= 1) await asked.ask()
  await expect(asked.ask()).rejects.toThrow('张伟')
  expect(asked.demo).toBe(true)
  expect(await valuesOf(metrics, 'bank_party_requests_total')).toEqual(
    Object.fromEntries(
      ['match', 'answered', 'unavailable', 'ok', 'refused', 'threw'].map((outcome) => [
        `party=identity request=ask outcome=${outcome}`,
        1,
      ]),
    ),
  )
})

test('a ledger that wasn’t checked has no figure, and a checked one its own', async () => {
  const metrics = createMetrics()
  expect(await valuesOf(metrics, 'bank_ledger_violations')).toEqual({})
  metrics.ledgerChecked(0, 1, 2_000)
  expect(await valuesOf(metrics, 'bank_ledger_violations')).toEqual({ '': 0 })
  expect(await valuesOf(metrics, 'bank_ledger_checked_timestamp_seconds')).toEqual({ '': 2 })
})

test('they are read at an address of their own, which has nothing else', async () => {
  const served = await serveMetrics({ ...createMetrics(), registry: new Registry() }, { port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${served.port}`
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('process_resident_memory_bytes')
  expect((await fetch(`${origin}/`)).status).toBe(404)
  served.close()
})
