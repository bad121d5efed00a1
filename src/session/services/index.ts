import { jssdkConfig } from '@/contract/entry/jssdkConfig'
import { reportDevice } from '@/contract/security/reportDevice'
import { getMarketNoByClient } from '@/contract/tracking/getMarketNoByClient'
import { userVisit } from '@/contract/tracking/userVisit'
import { device } from '@/platform/device'
import { hostPage } from '@/platform/hostPage'
import { location } from '@/platform/location'
import { navigation } from '@/platform/navigation'
import { send } from '@/platform/request'
import { share } from '@/platform/share'
import { storage } from '@/platform/storage'
import { call } from '../bank'
import { askConfig } from '../config'
import { confirm } from '../overlay'
import { session } from '../session'
import { keepPromoter, promoterAtom } from '../source'
import { store } from '../store'
import { fetchTrackingConfig } from '../tracking/config'
import type { TrackingConfig } from '../tracking/config'
import { listen } from '../tracking/happenings'
import { startTracking } from '../tracking/start'
import { countVisits } from '../visits'
import { handOffToLoan } from './loan'
import { runServices } from './run'
import type { ServicesOutcome } from './run'

let flushTracking: () => void = () => undefined

function track(config: TrackingConfig | undefined): void {
  if (!config) return listen(undefined)
  flushTracking = startTracking(config, hostPage.channel()).flush
}

async function explainPermission(prompt: string): Promise<void> {
  if (await confirm({ title: '位置权限', text: prompt, yes: '去设置', waits: true })) await location.openSettings()
}

/** Asks for the marketing number of the promoter whose link the customer opened. */
async function askPromoter(): Promise<void> {
  const clientNo = store.get(promoterAtom)
  if (clientNo === undefined || session().consent !== 'given') return
  const answer = await call(getMarketNoByClient, { clientNo })
  if (answer.ok) keepPromoter(clientNo, answer.value.marketNo)
}

let stopFollowing: () => void = () => undefined

/** What runs from consent on, as long as the app runs. */
function follow(): void {
  stopFollowing()
  stopFollowing = store.sub(promoterAtom, () => void askPromoter())
  void askPromoter()
  countVisits((path) => void call(userVisit, { req_path: path }))
}

/** Runs the services of start-up. @param entry the query of the address that the app was opened with */
export const startServices = (entry: Readonly<Record<string, string | undefined>>): Promise<ServicesOutcome> => {
  device.keepCookieId()
  follow()
  return runServices({
    agreed: () => session().consent === 'given',
    config: askConfig,
    fingerprint: device.fingerprint,
    keepFingerprints: ({ deviceFingerNew, deviceFingerOld }) => {
      if (deviceFingerNew !== undefined) storage.set('deviceFingerNew', deviceFingerNew)
      if (deviceFingerOld !== undefined) storage.set('deviceFingerOld', deviceFingerOld)
    },
    trackingConfig: () => fetchTrackingConfig(send, BANK_ORIGIN),
    track,
    sdk: {
      needed: share.needsSignature,
      sign: async () => {
        const signature = await call(jssdkConfig, { url: navigation.signatureUrl() })
        return signature.ok ? signature.value : undefined
      },
      prepare: share.prepare,
    },
    locate: location.locate,
    explainPermission,
    report: (facts) => call(reportDevice, facts),
    handOff: () => handOffToLoan(entry.loan),
  })
}

/** To be called when the app goes to the background. */
export const servicesHidden = (): void => flushTracking()
