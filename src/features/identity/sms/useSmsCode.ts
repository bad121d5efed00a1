import { useEffect, useState } from 'react'
import type { CallError } from '@/api/errors'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import type { ErrorName } from '@/domain/errors/catalogue'
import { call } from '@/session/bank'
import { session } from '@/session/session'
import { showToast } from '@/ui/Toast'
import { refusedAs } from '../refusedAs'
import { sayNoCode } from './sayNoCode'

export interface SmsCode {
  readonly code: string
  readonly setCode: (code: string) => void
  /** Seconds until another may be asked for; 0 when it may be now. */
  readonly wait: number
  /** Masked; undefined before the first code was sent. */
  readonly sentTo: string | undefined
  /** Masked: where the next one goes, if not to a number that the page asks for or shows. */
  readonly goesTo: string | undefined
  readonly error: string | undefined
  readonly setError: (message: string | undefined) => void
  readonly send: () => Promise<void>
}

interface SmsCodeOptions {
  readonly purpose: (typeof SMS_PURPOSES)[number]
  /** The number it goes to; undefined when the bank sends it to the number on record. */
  readonly mobileNo?: string
  /** Whether it may be sent now; shows the problem itself when not. */
  readonly ready?: () => boolean
  /** Deals with a refusal to send one; false leaves it to be said. */
  readonly onRefused?: (error: CallError) => boolean
}

const SECOND_MS = 1000

/** Counts down the seconds of a period that was begun. */
function useCountdown(): { readonly left: number; readonly begin: (seconds: number) => void } {
  const [{ until, now }, setTimes] = useState({ until: 0, now: 0 })
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS))
  useEffect(() => {
    if (left === 0) return undefined
    // By the clock and not by a counter, because phones stop timers while the app is in the background.
    const timer = setTimeout(() => setTimes({ until, now: Date.now() }), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left, now, until])
  const begin = (seconds: number): void => {
    const begun = Date.now()
    setTimes({ until: begun + seconds * SECOND_MS, now: begun })
  }
  return { left, begin }
}

/** Errors that last for a while: a code was asked for just now, may be on its way, or can't be sent to this number. */
const PATIENCE = new Set<ErrorName | undefined>([
  'SmsTooOften',
  'SmsDailyLimit',
  'SmsUnsure',
  'SmsUnavailable',
  'SmsBlocked',
])

/** Their pages show the number. */
const SHOWN = new Set<SmsCodeOptions['purpose']>([
  ...(['register', 'syncAccount', 'bindCard', 'cardPhone'] as const),
  ...(['changePhoneOld', 'changePhoneNew', 'confirmPhone'] as const),
])

/** A 6-digit code by SMS: asking for it, waiting for the next, typing it. The call that uses it checks it. */
export function useSmsCode({ purpose, mobileNo, ready, onRefused }: SmsCodeOptions): SmsCode {
  const [code, setTyped] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [error, setError] = useState<string>()
  const { left: wait, begin } = useCountdown()
  const send = async (): Promise<void> => {
    if (ready && !ready()) return
    const outcome = await call(sendSmsCode, { purpose, mobileNo })
    if (!outcome.ok) {
      if (onRefused?.(outcome.error) || sayNoCode(outcome.error)) return
      // An error that lasts is shown at the field, where it can be read again; others in a toast.
      if (PATIENCE.has(refusedAs(outcome.error))) setError(outcome.error.message)
      else showToast(outcome.error.message)
      return
    }
    setError(undefined)
    setSentTo(outcome.value.sentTo)
    begin(outcome.value.resendAfter)
  }
  const setCode = (typed: string): void => {
    setTyped(typed)
    setError(undefined)
  }
  const goesTo = SHOWN.has(purpose) ? undefined : session().visitor?.registerMobileNo
  return { code, setCode, wait, sentTo, goesTo, error, setError, send }
}

const CODE = /^\d{6}$/

/** Whether six digits were typed: until then the act that takes them looks like one that can't go on. */
export const hasCode = ({ code }: SmsCode): boolean => CODE.test(code)

/** The same; shows what is missing. */
export function checkCode(sms: SmsCode): boolean {
  const { sentTo, setError } = sms
  if (hasCode(sms)) return true
  setError(sentTo === undefined ? '请先获取验证码' : '请输入6位验证码')
  return false
}
