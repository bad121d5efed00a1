import { safeParse } from 'valibot'
import { getCustomizedConfig } from '../contract/entry/getCustomizedConfig'
import { clock } from '../platform/clock'
import { device } from '../platform/device'
import { hostPage } from '../platform/hostPage'
import { network } from '../platform/network'
import { send } from '../platform/request'
import { secureRandom } from '../platform/secureRandom'
import { storage } from '../platform/storage'
import { createTryOnce } from './attempt'
import type { AttemptDeps } from './attempt'
import { findBankKey, KEY_CONFIG_NAME } from './bankKey'
import { createApi } from './client'
import type { Api } from './client'
import { appRandom } from './random'

export type { Api } from './client'
export type { CallError, SessionLoss } from './errors'

const transport: Omit<AttemptDeps, 'channel'> = {
  origin: BANK_ORIGIN,
  send,
  network,
  headers: () => ({
    'x-channel-app-id': BANK_CHANNEL_APP_ID,
    'x-ip': device.ip(),
    'x-cookie-id': device.cookieId(),
  }),
  noteIp: device.noteIp,
  sessionToken: () => storage.get('sessionToken'),
}

/** For plain calls, which need no channel: the channel can't be opened before this call is answered. */
const askPlain = createTryOnce({ ...transport, channel: () => Promise.resolve(undefined) })

async function askKey(): Promise<string | undefined> {
  const attempt = await askPlain(getCustomizedConfig, { configName: KEY_CONFIG_NAME })
  const answer = attempt.kind === 'answered' && safeParse(getCustomizedConfig.response, attempt.fields)
  return answer && answer.success ? answer.output.configs[0]?.configValue : undefined
}

/** The app's client of its bank. The session's token is what platform/storage holds as `sessionToken`. */
export const api: Api = createApi({
  ...transport,
  clock,
  storage,
  random: appRandom(secureRandom),
  bankKey: () => findBankKey({ compiled: BANK_PUBLIC_KEY, page: hostPage.bankPublicKey, ask: askKey }),
})
