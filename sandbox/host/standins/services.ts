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
import { sandboxSubscriptions } from './subscriptions'
import { sandboxWechat } from './wechat'
import { liveWechat } from '../wechat/live'
import type { Report } from '../wechat/live'

/**
 * The implementations the configuration chose; real ones are added to these tables.
 * @param report is told what WeChat itself refuses for no fault of a customer's
 */
export function chooseServices(choice: ServiceChoice, access: DemoAccess, report: Report = () => undefined): Services {
  const { wechat, subscriptions } =
    choice.wechat === 'sandbox'
      ? { wechat: sandboxWechat(access), subscriptions: sandboxSubscriptions(choice.templates) }
      : liveWechat(choice.wechat, choice.templates, report)
  return {
    wechat,
    subscriptions,
    face: { sandbox: sandboxFace }[choice.face],
    ocr: { sandbox: sandboxOcr }[choice.ocr],
    identity: { sandbox: sandboxIdentityRegister }[choice.identity],
    card: { sandbox: sandboxCardNetwork }[choice.card],
    registry: { sandbox: sandboxAccountRegistry }[choice.registry],
    partners: { sandbox: sandboxPartners }[choice.partners],
    phone: { sandbox: sandboxPhoneRegister }[choice.phone],
  }
}
