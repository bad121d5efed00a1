import { isAppScheme, isPlainHttps } from './types'

describe('addresses that lead out of the app', () => {
  it.each([
    ['https://loan.example.com', true],
    ['https://loan.example.com/apply?a=1#b', true],
    ['http://loan.example.com', false],
    ['//loan.example.com', false],
    ['https://user@evil.example', false],
    ['https://good.example@evil.example/', false],
    ['https:\\\\evil.example', false],
    ['https://good.example\\@evil.example', false],
    ['javascript:alert(1)', false],
    [' https://loan.example.com', false],
    ['https://loan.example.com/a b', false],
  ])('takes %j as plain https: %s', (address, expected) => expect(isPlainHttps(address)).toBe(expected))

  it.each([
    ['ylbank://home', true],
    ['javascript://%0aalert(1)', false],
    ['JavaScript://x', false],
    ['data://text/html,x', false],
    ['https://x.example', false],
    ['ylbank:home', false],
  ])('takes %j as an app: %s', (address, expected) => expect(isAppScheme(address)).toBe(expected))
})
