import type { RouteName } from '@/routes/link'
import type { Driver } from '../drivers/types'
import { answerFace, DEBIT_CARD, photographBothSides } from '../journeys/applicant'
import type { Sight } from './routes'

/** Both sides taken, and what was read of them to be confirmed. */
async function readIdCard(driver: Driver): Promise<void> {
  await photographBothSides(driver)
  await driver.see('请逐项核对')
}

/** A face that the service doesn't take for theirs. */
async function failFace(driver: Driver): Promise<void> {
  await driver.tap('开始识别')
  await answerFace(driver, '不是本人')
  await driver.see('未能确认是您本人')
}

async function typeCard(driver: Driver): Promise<void> {
  await driver.fill('银行卡号', DEBIT_CARD)
  await driver.see('工商银行 借记卡')
}

async function beTaxedAbroad(driver: Driver): Promise<void> {
  await driver.tap('仅为非居民')
  await driver.see('税收居民国（地区）1')
}

/** The page shows where the application stands once it has asked. */
const seeProgress = (driver: Driver): Promise<void> => driver.miss('等待中')

/** Routes that show something else to each, or nothing to most: who comes upon them, and how. Others are a member's. */
export const SIGHTS: Readonly<Partial<Record<RouteName, readonly Sight[]>>> = {
  '/gesture': [{ by: 'visitor' }],
  '/GesturePassword': [{ by: 'visitor', query: { type: 1 } }],

  '/VerifiedPhone': [{ by: 'stranger' }],
  '/registerSucess': [{ by: 'registered' }],
  '/VerifiedIdCard': [{ by: 'registered' }, { by: 'registered', then: readIdCard }],
  '/liveDetection': [{ by: 'identified' }, { by: 'exhausted' }, { by: 'reviewed' }, { by: 'mistaken', then: failFace }],
  '/NewRegisterFacePage': [{ by: 'identified' }],
  '/OpenMiddle': [
    { by: 'seen', query: { step: 'personal' } },
    { by: 'described', query: { step: 'personal' } },
    { by: 'described', query: { step: 'tax' } },
    { by: 'described', query: { step: 'tax' }, then: beTaxedAbroad },
    { by: 'ready', query: { step: 'agreements' } },
  ],
  '/bindbankcard': [{ by: 'taxed' }, { by: 'taxed', then: typeCard }],
  '/againphone': [{ by: 'taxed' }],
  '/bandcardsuccess': [{ by: 'bound' }],
  '/setPassword': [{ by: 'bound' }],
  '/openLoading': [{ by: 'waiting', then: seeProgress }],
  '/success': [{ by: 'opened' }],
  '/openAccountFail': [{ by: 'refused' }, { by: 'limited' }],
  '/syncaccount': [{ by: 'elsewhere' }],
  '/syncoropenaccount': [{ by: 'elsewhere' }, { by: 'registered' }],
  '/activationSuccess': [{ by: 'member' }, { by: 'dormant' }],

  '/attestationFinished': [{ by: 'member' }, { by: 'dormant', query: { scene: 'activateAccount' } }],
  '/Microvalidation': [{ by: 'member' }, { by: 'dormant' }, { by: 'imageMissing' }],
  '/SettingIdCard': [{ by: 'member' }, { by: 'expired' }, { by: 'member', query: { face: 1 } }],
  '/ruyiIdCardIV': [{ by: 'imageMissing' }],
  '/synchronizeIDInfo': [
    { by: 'member' },
    ...(['personal', 'tax'] as const).map((part) => ({ by: 'member' as const, query: { part } })),
  ],
  '/identifyList': [{ by: 'member' }, { by: 'expired' }],
  '/identifyResult': [{ by: 'renamed' }],
}
