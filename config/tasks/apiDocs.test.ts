import { CALLS } from '@/contract/calls'
import { apiPage, writtenApiPage } from './apiDocs'

describe('docs/api.md', () => {
  it('is what the contract says now (npm run docs:api writes it)', () => {
    expect(writtenApiPage()).toBe(apiPage())
  })

  it('names every call with its path', () => {
    for (const call of Object.values(CALLS)) expect(apiPage()).toContain(`\`${call.method} ${call.path}\``)
  })
})

describe('the calls', () => {
  const all = Object.values(CALLS)

  it('stand under their own names and never share a path', () => {
    for (const [name, call] of Object.entries(CALLS)) expect(call.name).toBe(name)
    expect(new Set(all.map((call) => call.path)).size).toBe(all.length)
  })

  it('carry a clientId when they move money, and are signed', () => {
    const money = all.filter(({ effect }) => effect === 'money')
    expect(money.length).toBeGreaterThan(10)
    for (const call of money) {
      expect(call.protection).toBe('signed')
      expect(Object.keys((call.request as { entries?: object }).entries ?? {})).toContain('clientId')
    }
  })

  it('are plain only on the specification’s exempt paths and in the navigation to the authorise page', () => {
    const exempt = /config|upload|face|collection|statics|servant|oauthRedirectBasic|getCustomizedConfig/i
    const plain = all.filter(({ protection }) => protection === 'plain')
    expect(plain.length).toBeGreaterThan(5)
    for (const call of plain) expect(call.path).toMatch(exempt)
  })
})
