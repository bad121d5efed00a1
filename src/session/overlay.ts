import { atom, store } from './store'

/** What the shell shows over the page on top: one message box. Pages ask here and never draw it themselves. */

export interface Question {
  readonly title?: string
  readonly text: string
  /** The text of the button that agrees. */
  readonly yes: string
  /** The text of the other button; 取消 by default, false for no other button. */
  readonly no?: string | false
  /** Whether the box can be closed without an answer; true by default. */
  readonly closable?: boolean
  /** Shows the privacy notice with its link (specification §3). */
  readonly policy?: boolean
  /** Waits until no other question is open, so that it doesn't close one. */
  readonly waits?: boolean
}

/** What the person did: `policy` and `service` mean that they went to read it, `close` that they chose neither button. */
export type BoxAnswer = 'confirm' | 'cancel' | 'close' | 'policy' | 'service'

/** The message box's own request, in the specification's words (§3). */
interface BoxRequest {
  readonly title?: string
  readonly content: string
  readonly confirmText: string
  /** Without it there is no second button. */
  readonly cancelText?: string
  readonly showClose?: boolean
  readonly showYSPolicy?: boolean
}

interface OpenBox {
  readonly request: BoxRequest
  readonly answer: (answer: BoxAnswer) => void
}

export const boxAtom = atom<OpenBox | undefined>(undefined)

/**
 * Asks a question and gives which way it was answered; use `confirm` where only agreement matters. A question that is
 * already open is answered with `close` first, so that no caller waits for ever.
 */
export async function choose({ title, text, yes, no = '取消', closable, policy, waits }: Question): Promise<BoxAnswer> {
  if (waits) while (store.get(boxAtom)) await boxAnswered()
  closeQuestion()
  return new Promise((resolve) => {
    store.set(boxAtom, {
      request: {
        title,
        content: text,
        confirmText: yes,
        cancelText: no || undefined,
        showClose: closable,
        showYSPolicy: policy,
      },
      answer: (answer) => {
        store.set(boxAtom, undefined)
        resolve(answer)
      },
    })
  })
}

/** Closes the question that is open, if one is, as if it had been closed without an answer. */
export const closeQuestion = (): void => store.get(boxAtom)?.answer('close')

const boxAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.sub(boxAtom, () => {
      stop()
      resolve()
    })
  })

/** Asks for agreement; true only when the person agrees. */
export const confirm = async (question: Question): Promise<boolean> => (await choose(question)) === 'confirm'

interface Message extends Pick<Question, 'title' | 'text' | 'closable' | 'waits'> {
  /** 知道了 by default. */
  readonly ok?: string
}

/** Shows a message that needs no answer; resolves when it is closed. */
export async function tell({ ok = '知道了', ...message }: Message): Promise<void> {
  await choose({ ...message, yes: ok, no: false })
}
