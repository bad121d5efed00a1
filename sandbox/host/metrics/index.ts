import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CallObserver } from '../http/calls'

/**
 * What is counted of a bank, for Prometheus. Labels are names of the code: calls, errors of the catalogue, parties. None
 * is a value of a request, so that their number has a bound and none is of a person.
 */
export interface Metrics extends CallObserver {
  readonly registry: Registry
  /** An outside party answered. @param outcome a word of its interface, `ok`, `answered` or `threw` */
  partyAnswered(party: string, request: string, outcome: string, seconds: number): void
  /** Work that is done every minute failed, and is tried again. */
  minuteFailed(): void
  /** The ledger was checked. @param at epoch ms */
  ledgerChecked(violations: number, seconds: number, at: number): void
}

/** From a read of one row to the time after which a phone gives up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Makes the counters of one bank. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const calls = new Counter({
    name: 'bank_calls_total',
    help: 'Calls answered, by name and outcome: ok, or the name of the refusal',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'bank_call_seconds',
    help: 'Seconds from a request to its answer',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  })
  const refusals = new Counter({
    name: 'bank_envelope_refusals_total',
    help: 'Envelopes that were not opened, by the name of the refusal',
    labelNames: ['error'],
    registers,
  })
  const parties = new Counter({
    name: 'bank_party_requests_total',
    help: 'Requests to outside parties, by party, request and outcome',
    labelNames: ['party', 'request', 'outcome'],
    registers,
  })
  const partySeconds = new Histogram({
    name: 'bank_party_seconds',
    help: 'Seconds an outside party took to answer',
    labelNames: ['party'],
    buckets: SECONDS,
    registers,
  })
  const minute = new Counter({
    name: 'bank_minute_failures_total',
    help: 'Works of the minute (day ends, sweeping, minuteJobs) that failed and are tried again',
    registers,
  })
  const violations = new Gauge({
    name: 'bank_ledger_violations',
    help: 'What the last check of the ledger found wrong',
    registers,
  })
  const checkSeconds = new Gauge({
    name: 'bank_ledger_check_seconds',
    help: 'Seconds the last check of the ledger took',
    registers,
  })
  const checkedAt = new Gauge({
    name: 'bank_ledger_checked_timestamp_seconds',
    help: 'When this process last checked the ledger',
    registers,
  })
  // Unknown until the first check; 0 would say that all is right.
  for (const gauge of [violations, checkSeconds, checkedAt]) gauge.remove()
  return {
    registry,
    answered(call, outcome, seconds) {
      calls.inc({ call, outcome })
      callSeconds.observe({ call }, seconds)
    },
    refused: (error) => refusals.inc({ error }),
    partyAnswered(party, request, outcome, seconds) {
      parties.inc({ party, request, outcome })
      partySeconds.observe({ party }, seconds)
    },
    minuteFailed: () => minute.inc(),
    ledgerChecked(found, seconds, at) {
      violations.set(found)
      checkSeconds.set(seconds)
      checkedAt.set(at / 1000)
    },
  }
}
