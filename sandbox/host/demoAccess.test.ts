import { demoAccess } from './demoAccess'

test('processes of one bank take the same key and each other’s signatures, those of another bank don’t', () => {
  const [one, other, foreign] = [demoAccess('keyed', 'a'), demoAccess('keyed', 'a'), demoAccess('keyed', 'b')]
  expect(other.allows(one.key)).toBe(true)
  expect(other.verified(one.sign('lina'))).toBe('lina')
  expect(foreign.allows(one.key)).toBe(false)
  expect(foreign.verified(one.sign('lina'))).toBeUndefined()
})

test('a signed text is no key', () => {
  const access = demoAccess('keyed', 'a')
  const [, signature = ''] = access.sign('console key').split('.')
  expect(access.allows(signature.slice(0, 32))).toBe(false)
})
