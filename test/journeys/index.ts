import { CHANNEL_JOURNEYS } from './channels'
import { CHOOSE_JOURNEYS } from './choose'
import { ENTRY_JOURNEYS } from './entry'
import { IDENTITY_JOURNEYS } from './identity'
import type { Journey } from './journey'
import { MATURITY_JOURNEYS } from './maturity'
import { ONBOARDING_JOURNEYS } from './onboarding'
import { PRIVACY_JOURNEYS } from './privacy'
import { REFUSAL_JOURNEYS } from './refusals'
import { START_UP_JOURNEYS } from './startUp'
import { STATE_JOURNEYS } from './states'
import { TRADE_JOURNEYS } from './trade'
import { WAY_JOURNEYS } from './ways'

/** Every journey; a new group of pages adds its list here. */
export const JOURNEYS: readonly Journey[] = [
  ...ENTRY_JOURNEYS,
  ...ONBOARDING_JOURNEYS,
  ...TRADE_JOURNEYS,
  ...CHOOSE_JOURNEYS,
  ...MATURITY_JOURNEYS,
  ...CHANNEL_JOURNEYS,
  ...REFUSAL_JOURNEYS,
  ...PRIVACY_JOURNEYS,
  ...START_UP_JOURNEYS,
  ...STATE_JOURNEYS,
  ...IDENTITY_JOURNEYS,
  ...WAY_JOURNEYS,
]
