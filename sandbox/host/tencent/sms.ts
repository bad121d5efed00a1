import * as v from 'valibot'
import type { SmsAnswer, SmsService, TextKind } from '@sandbox/kernel/services'
import { ask } from './ask'
import type { TencentClient } from './ask'
import { failureOf, mayHaveActed } from './failure'
import type { TencentReport } from './failure'

/** The bank's application for text messages at Tencent Cloud. */
export interface SmsSettings {
  /** SMS_APP_ID: the `SmsSdkAppId`. */
  readonly appId: string
  /** SMS_SIGN: the approved signature, without its brackets. */
  readonly sign: string
  /** SMS_REGION */
  readonly region: string
  /** SMS_TEMPLATES: the approved template of each kind; kinds without one aren't sent. */
  readonly templates: Readonly<Partial<Record<TextKind, string>>>
}

const status = v.object({
  RequestId: v.optional(v.string()),
  SendStatusSet: v.pipe(v.array(v.object({ Code: v.string() })), v.length(1)),
})

/** What the codes mean to whoever waits for a message (cloud.tencent.com/document/api/382/59177). */
const ANSWERS: Readonly<Record<string, SmsAnswer>> = {
  Ok: 'sent',
  'LimitExceeded.DeliveryFrequencyLimit': 'tooOften',
  'LimitExceeded.PhoneNumberThirtySecondLimit': 'tooOften',
  'LimitExceeded.PhoneNumberOneHourLimit': 'tooOften',
  'LimitExceeded.PhoneNumberDailyLimit': 'dailyLimit',
  'LimitExceeded.PhoneNumberSameContentDailyLimit': 'dailyLimit',
  'FailedOperation.PhoneNumberInBlacklist': 'blocked',
  'InvalidParameterValue.IncorrectPhoneNumber': 'blocked',
}
/** What another try of the same message can't help against. */
const NEVER = /^(InvalidParameterValue\.|FailedOperation\.(ContainSensitiveWord|Template))/
const answerOf = (code: string): SmsAnswer | undefined => (Object.hasOwn(ANSWERS, code) ? ANSWERS[code] : undefined)

/**
 * Text messages by `SendSms` (cloud.tencent.com/document/api/382/55981): one number, an approved template with its values in
 * order, never repeated. After silence nothing can be asked, because only the answer names the message (`SerialNo`).
 */
export const tencentSms = (client: TencentClient, settings: SmsSettings, report: TencentReport): SmsService => ({
  keepsTexts: false,
  async send({ mobileNo, kind, values }) {
    const template = settings.templates[kind]
    if (template === undefined) return 'refused'
    const said = await ask(client, {
      service: 'sms',
      action: 'SendSms',
      version: '2021-01-11',
      region: settings.region,
      body: {
        PhoneNumberSet: [`+86${mobileNo}`],
        SmsSdkAppId: settings.appId,
        SignName: settings.sign,
        TemplateId: template,
        TemplateParamSet: values,
      },
      answer: status,
    })
    // A refusal stands in the one number's status, or in place of the whole answer.
    const code = said.ok ? (said.value.SendStatusSet[0]?.Code ?? '') : said.error.code
    const known = code === undefined ? undefined : answerOf(code)
    if (known !== undefined) return known
    const failure = said.ok ? failureOf(code ?? '', said.value.RequestId) : said.error
    report('sms', failure)
    if (mayHaveActed(failure)) return 'unknown'
    return NEVER.test(code ?? '') ? 'refused' : 'unavailable'
  },
})
