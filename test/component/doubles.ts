/**
 * What component tests put in other things' places, for every file: the line to the bank, the pages that are kept, and
 * WeChat's authorisation, which leaves the app. All else is the app's own.
 */
jest.mock('@/api', () => jest.requireActual('./bank'))
jest.mock('@/platform/navigation', () => jest.requireActual('./router'))
jest.mock('@/platform/authorisation', () => ({
  authorisation: jest
    .requireActual('@/platform/authorisation/fake')
    .fakeAuthorisation(undefined, { ok: false, error: { kind: 'leaving' } }),
}))

Object.assign(globalThis, { BANK_IS_SANDBOX: true, BANK_ORIGIN: '' })
