import { getMarketNoByClient } from './getMarketNoByClient'
import { trackEvents } from './trackEvents'
import { userVisit } from './userVisit'

/** The calls of `tracking`; the app imports single calls instead, to stay small. */
export const trackingCalls = { getMarketNoByClient, trackEvents, userVisit }
