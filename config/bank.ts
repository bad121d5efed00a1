import type { LoanSettings } from '../src/domain/loan/handOff'

/** The app's id in calls to the bank (specification §7). */
export const channelAppId = (env: NodeJS.ProcessEnv): string => env.BANK_CHANNEL_APP_ID ?? 'open-mobile-bank'

/** The addresses of the loan apps (specification §9), from the variables described in the README. */
export const loanSettings = (env: NodeJS.ProcessEnv): LoanSettings => ({
  productionHosts: (env.BANK_PRODUCTION_HOSTS ?? 'bank.example,m.bank.example')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
  test: { origin: env.LOAN_TEST_ORIGIN ?? 'https://loan-test.bank.example', appId: env.LOAN_TEST_APP_ID ?? '' },
  production: { origin: env.LOAN_ORIGIN ?? 'https://loan.bank.example', appId: env.LOAN_APP_ID ?? '' },
})

/**
 * Where the app finds its bank, as constants compiled into the bundle. None of them is a secret.
 * - BANK_ORIGIN: '' on the H5 (the page's own host); the mini-program needs a whole origin.
 * - BANK_IS_SANDBOX: the bank is the demonstration, and every page says so.
 * - BANK_PUBLIC_KEY: SM2 public key, '04' + x + y in hex; when empty the app asks the sandbox (development only).
 * - BANK_LOANS: the addresses of the separate loan apps, for test and production.
 */
export function bankSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const origin = env.BANK_ORIGIN ?? (env.TARO_ENV === 'weapp' ? `http://127.0.0.1:${env.PORT ?? 8080}` : '')
  return {
    BANK_ORIGIN: JSON.stringify(origin),
    BANK_IS_SANDBOX: JSON.stringify(env.BANK_IS_SANDBOX !== 'no'),
    BANK_PUBLIC_KEY: JSON.stringify(env.BANK_PUBLIC_KEY ?? ''),
    BANK_CHANNEL_APP_ID: JSON.stringify(channelAppId(env)),
    BANK_LOANS: JSON.stringify(loanSettings(env)),
  }
}
