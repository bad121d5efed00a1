import { useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { transferIn } from '@/contract/transfer/transferIn'
import { transferOut } from '@/contract/transfer/transferOut'
import type { ClientId } from '@/crypto/clientId'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { FACE_PASS_MS } from '@/domain/transfer/limits'
import type { TransferDirection, TransferSpeed } from '@/domain/transfer/machine'
import { refusalPlace } from '@/features/order/refusal'
import type { RefusalPlace } from '@/features/order/refusal'
import { sayMessage, sayRefusal } from '@/features/order/refusals'
import type { AskedOf } from '@/features/order/useObstacles'
import { useOrderSteps } from '@/features/order/useOrderSteps'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { refusedAs } from '@/features/identity/refusedAs'
import { clock } from '@/platform/clock'
import { call, newClientId, prepare } from '@/session/bank'
import { placeOf } from './draft'
import type { OrderPlace, TransferDraft } from './draft'
import { amountProblem } from './limits'
import type { AmountProblem } from './limits'

/** What is ordered. */
export interface TransferOrder {
  readonly direction: TransferDirection
  readonly cardId: string
  readonly amount: Fen
  readonly speed: TransferSpeed
  readonly memo: string
  /** The day on which it is sent, as the summary says it; undefined when it says none. */
  readonly sendingDay: Day | undefined
}

interface Authority {
  readonly clientId: ClientId
  readonly password: string
  readonly smsCode?: string | undefined
  readonly province?: string | undefined
}

function send({ direction, cardId, amount, speed, memo, sendingDay }: TransferOrder, authority: Authority) {
  const { smsCode, province, ...known } = authority
  if (direction === 'IN') return call(transferIn, { ...known, cardId, amount })
  const optional = {
    ...(memo === '' ? {} : { memo }),
    ...(smsCode === undefined ? {} : { smsCode }),
    ...(sendingDay === undefined ? {} : { sendingDay }),
    ...(province === undefined ? {} : { province }),
  }
  return call(transferOut, { ...known, ...optional, cardId, amount, speed })
}

interface Options {
  readonly direction: TransferDirection
  /** The card that is chosen, once it is known. */
  readonly asked: AskedOf
  /** Undefined until there is something to order. */
  readonly order: TransferOrder | undefined
  /** Above this a face is asked for too. */
  readonly faceOver: Fen | undefined
  /** An order that waited for a face while the H5 was away. */
  readonly draft: TransferDraft | undefined
  /** Says at the amount why it is refused. */
  readonly onAmountRefused: (problem: AmountProblem) => void
  /** What was shown may be out of date. */
  readonly onRefused: () => void
  /** The page of its outcome comes next. */
  readonly onSent: () => void
}

/**
 * The face that was shown last. It stays good at the bank for who turns back and comes again; one that was shown for a large
 * order isn't good for one from elsewhere.
 */
function useFaceShown() {
  const last = useRef<{ readonly until: number; readonly elsewhere: boolean }>()
  return {
    shown: ({ elsewhere }: OrderPlace): void => {
      last.current = { until: clock.now() + FACE_PASS_MS, elsewhere }
    },
    isGoodFor: ({ elsewhere }: OrderPlace): boolean =>
      last.current !== undefined && clock.now() < last.current.until && (last.current.elsewhere || !elsewhere),
  }
}

/**
 * A transfer's way from the summary over the password to the bank. What a large one needs besides, a face and a code, is
 * asked when the bank wants it; the same order is sent again with them, and the password is kept until then or until the
 * customer turns back.
 */
export function useTransferOrder(options: Options) {
  const { direction, asked, order, faceOver, draft, onAmountRefused, onRefused, onSent } = options
  const { change, ...steps } = useOrderSteps(direction === 'IN' ? transferIn : transferOut, asked)
  const sms = useSmsCode({ purpose: 'transfer' })
  const [stepUp, setStepUp] = useState<'code' | 'face' | undefined>(draft && 'face')
  const waiting = useRef<{ readonly clientId: ClientId; readonly password?: string } | undefined>(draft)
  const face = useFaceShown()
  // What is read anew after the summary hasn't been agreed to.
  const agreedDay = useRef(draft?.sendingDay)
  const from = useRef(placeOf(draft?.place))

  const giveUp = (): void => {
    waiting.current = undefined
    setStepUp(undefined)
    sms.setCode('')
    steps.close()
  }

  const refused = async (place: RefusalPlace, error: CallError): Promise<void> => {
    giveUp()
    onRefused()
    if (place === 'amount' || place === 'funds') return onAmountRefused(amountProblem(error.message, refusedAs(error)))
    if (!(await sayRefusal(place, error))) await sayMessage(error.message)
  }

  /** The password on its own first; with the code once the bank has asked for one. */
  const submit = async (password: string, smsCode?: string): Promise<void> => {
    if (!order) return
    change({ sending: true })
    const clientId = waiting.current?.clientId ?? (await newClientId())
    const authority = { clientId, password, smsCode, province: from.current.province }
    const outcome = await send({ ...order, sendingDay: agreedDay.current }, authority)
    change({ sending: false })
    const toOutcome = (which: { readonly orderNo: string } | { readonly orderId: ClientId }): void => {
      onSent()
      go('/AccountTurnStatus', which, { replace: true })
    }
    if (outcome.ok) return toOutcome({ orderNo: outcome.value.orderNo })
    const [error, place] = [outcome.error, refusalPlace(outcome.error)]
    if (place === 'unknown') return toOutcome({ orderId: clientId })
    if (place === 'password') {
      setStepUp(undefined)
      return change({ step: 'password', passwordError: error.message })
    }
    if (place === 'code') return sms.setError(error.message)
    if (place !== 'stepUp') return refused(place, error)
    waiting.current = { clientId, password }
    // Asked again although there was a code: the face shown before is good no longer.
    const large = faceOver !== undefined && order.amount > faceOver
    const wantsFace = (large || from.current.elsewhere) && (!face.isGoodFor(from.current) || smsCode !== undefined)
    steps.close()
    setStepUp(wantsFace ? 'face' : 'code')
  }

  return {
    ...steps,
    /** Shows the summary; meanwhile what the call needs is fetched ahead. */
    review: (place: OrderPlace) => {
      waiting.current = undefined
      from.current = place
      steps.review()
      void prepare(direction === 'IN' ? transferIn : transferOut)
    },
    /** The day is agreed to as the summary shows it when it is confirmed: it may have been read anew since the form. */
    askPassword: () => {
      agreedDay.current = order?.sendingDay
      steps.askPassword()
    },
    submit,
    stepUp,
    sms,
    /** The id of the order that waits for a code or a face. */
    waitingId: () => waiting.current?.clientId,
    /** Where the order comes from. */
    place: () => from.current,
    /** The day that was agreed. */
    sendingDay: () => agreedDay.current,
    submitCode: async (): Promise<void> => {
      const password = waiting.current?.password
      if (password !== undefined && checkCode(sms)) await submit(password, sms.code)
    },
    faceWasShown: async (): Promise<void> => {
      face.shown(from.current)
      setStepUp(undefined)
      const password = waiting.current?.password
      if (password === undefined) steps.askPassword()
      else await submit(password)
    },
    giveUp,
  }
}

export type TransferSteps = ReturnType<typeof useTransferOrder>
