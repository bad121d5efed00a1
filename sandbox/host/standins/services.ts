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

/** The implementations the configuration chose; real ones are added to these tables. */
export function chooseServices(choice: ServiceChoice, access: DemoAccess): Services {
  return {
    wechat: { sandbox: () => sandboxWechat(access) }[choice.wechat](),
    face: { sandbox: sandboxFace }[choice.face],
    ocr: { sandbox: sandboxOcr }[choice.ocr],
    identity: { sandbox: sandboxIdentityRegister }[choice.identity],
    card: { sandbox: sandboxCardNetwork }[choice.card],
    registry: { sandbox: sandboxAccountRegistry }[choice.registry],
    partners: { sandbox: sandboxPartners }[choice.partners],
    phone: { sandbox: sandboxPhoneRegister }[choice.phone],
    subscriptions: { sandbox: () => sandboxSubscriptions(choice.templates) }[choice.wechat](),
  }
}
