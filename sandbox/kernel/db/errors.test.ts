import { DatabaseUnreachable, isBusy, isUnreachable } from './errors'

const withCode = (code: string): Error => new Error('failed', { cause: Object.assign(new Error('driver'), { code }) })

test.each([
  ['08P01', 'PgBouncer’s own refusals: no server, waited for too long, its server’s connection lost'],
  ['08006', 'a connection that was lost'],
  ['57P01', 'ended by the operator'],
  ['57P03', 'starting up'],
  ['25006', 'a standby, or a primary that has become one'],
  ['53300', 'too many connections'],
  ['ECONNREFUSED', 'nobody listens'],
])('%s says that the database can’t be reached: %s', (code) => {
  expect(isUnreachable(withCode(code))).toBe(true)
  expect(isBusy(withCode(code))).toBe(false)
})

test.each(['22012', '23505', '25P02', '40001', '55P03'])('%s doesn’t', (code) => {
  expect(isUnreachable(withCode(code))).toBe(false)
})

test('what is named already is known', () => {
  expect(isUnreachable(new Error('failed', { cause: new DatabaseUnreachable('gone') }))).toBe(true)
})
