import type { Services } from '@sandbox/kernel/services'
import type { ServiceChoice } from '../config'
import type { DemoAccess } from '../demoAccess'
import { sandboxAccountRegistry } from './accountRegistry'
import { sandboxCardNetwork } from './cardNetwork'
import { sandboxFace } from './face'
import { sandboxIdentityRegister } from './identityRegister'
import { sandboxOcr } from './ocr'
import { sandboxPartners } from './partners'
import { sandboxPhoneRegister } from './phoneRegister'
import { sandboxSms } from './sms'
import { sandboxSubscriptions } from './subscriptions'
import { sandboxWechat } from './wechat'
import type { TencentReport } from '../tencent/failure'
import { liveTencent } from '../tencent/live'
import { liveWechat } from '../wechat/live'
import type { Report } from '../wechat/live'

/** Told what the services themselves refuse for no fault of a customer's. */
export interface ServiceReports {
  readonly wechat: Report
  readonly tencent: TencentReport
}

const UNREPORTED: ServiceReports = { wechat: () => undefined, tencent: () => undefined }

/** The implementations the configuration chose; real ones are added to these tables. */
export function chooseServices(
  choice: ServiceChoice,
  access: DemoAccess,
  reports: ServiceReports = UNREPORTED,
): Services {
  const { wechat, subscriptions } =
    choice.wechat === 'sandbox'
      ? { wechat: sandboxWechat(access), subscriptions: sandboxSubscriptions(choice.templates) }
      : liveWechat(choice.wechat, choice.templates, reports.wechat)
  return {
    wechat,
    subscriptions,
    face: sandboxFace,
    ocr: sandboxOcr,
    sms: sandboxSms,
    identity: { sandbox: sandboxIdentityRegister }[choice.identity],
    card: { sandbox: sandboxCardNetwork }[choice.card],
    registry: { sandbox: sandboxAccountRegistry }[choice.registry],
    partners: { sandbox: sandboxPartners }[choice.partners],
    phone: { sandbox: sandboxPhoneRegister }[choice.phone],
    ...liveTencent(choice, reports.tencent),
  }
}
