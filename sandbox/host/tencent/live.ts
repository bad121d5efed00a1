import { machineNow } from '@sandbox/kernel/clock'
import type { Services } from '@sandbox/kernel/services'
import { TENCENT_HOST } from './ask'
import type { TencentClient, TencentHost } from './ask'
import { tencentFace } from './face'
import type { TencentReport } from './failure'
import { tencentOcr } from './idCardOcr'
import type { TencentChoice } from './settings'
import type { TencentKey } from './sign'
import { tencentSms } from './sms'

/** The services of Tencent Cloud that the configuration chose; the others are left out. */
export function liveTencent(
  { sms, face, ocr }: TencentChoice,
  report: TencentReport,
  host: TencentHost = TENCENT_HOST,
): Partial<Pick<Services, 'sms' | 'face' | 'ocr'>> {
  const client = (key: TencentKey): TencentClient => ({ host, key, now: machineNow })
  return {
    ...(sms !== 'sandbox' && { sms: tencentSms(client(sms.key), sms, report) }),
    ...(face !== 'sandbox' && { face: tencentFace(client(face.key), face, report) }),
    ...(ocr !== 'sandbox' && { ocr: tencentOcr(client(ocr.key), report) }),
  }
}
