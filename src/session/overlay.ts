import { atom, store } from './store'

/** What the shell shows over the page on top: one message box. Pages ask here and never draw it. */

export interface Question {
  readonly title?: string
  readonly text: string
  /** What the button says that agrees. */
  readonly yes: string
  /** What the other button says; 取消 when it isn't given, false for no other button. */
  readonly no?: string | false
  /** Whether the box can be closed without an answer; true when it isn't given. */
  readonly closable?: boolean
  /** Shows the privacy notice with its link (specification §3). */
  readonly policy?: boolean
  /** Waits until no other question is open: for what takes nobody's question away. */
  readonly waits?: boolean
}

/** What the person did: `policy` and `service` mean that they went to read it, `close` that they answered neither way. */
export type BoxAnswer = 'confirm' | 'cancel' | 'close' | 'policy' | 'service'

/** The message box's own request, in the specification's words (§3). */
interface BoxRequest {
  readonly title?: string
  readonly content: string
  readonly confirmText: string
  /** Without one there is no second button. */
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
 * Asks a question whose ways out are told apart; `confirm` where only agreement counts. A question that is open already is
 * answered with `close` first, so no caller waits for ever.
 */
export async function choose({ title, text, yes, no = '取消', closable, policy, waits }: Question): Promise<BoxAnswer> {
  if (waits) while (store.get(boxAtom)) await boxAnswered()
  store.get(boxAtom)?.answer('close')
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

const boxAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.sub(boxAtom, () => {
      stop()
      resolve()
    })
  })

/** Asks for agreement; whatever else the person does is none. */
export const confirm = async (question: Question): Promise<boolean> => (await choose(question)) === 'confirm'

interface Message extends Pick<Question, 'title' | 'text' | 'closable' | 'waits'> {
  /** 知道了 when it isn't given. */
  readonly ok?: string
}

/** Tells something that wants no answer; resolves when it is read. */
export async function tell({ ok = '知道了', ...message }: Message): Promise<void> {
  await choose({ ...message, yes: ok, no: false })
}
