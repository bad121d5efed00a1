/**
 * What component tests replace, for every test file: the connection to the bank, the stack of pages, and WeChat's
 * authorisation, which leaves the app. Everything else is the app's own.
 */
jest.mock('@/api', () => jest.requireActual('./bank'))
jest.mock('@/platform/navigation', () => jest.requireActual('./router'))
jest.mock('@/platform/authorisation', () => ({
  authorisation: jest
    .requireActual('@/platform/authorisation/fake')
    .fakeAuthorisation(undefined, { ok: false, error: { kind: 'leaving' } }),
}))

Object.assign(globalThis, { BANK_IS_SANDBOX: true, BANK_ORIGIN: '' })
// jsdom has no screen to ask about: every page is on a phone.
Object.assign(window, { matchMedia: () => ({ matches: false }) })
