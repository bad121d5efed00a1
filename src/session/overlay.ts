import { atom, store } from './store'

/** What the shell shows over the page on top: one message box. Pages ask here and never draw it. */

export interface BoxRequest {
  readonly title?: string
  readonly content: string
  readonly showCancle?: boolean
  readonly showClose?: boolean
  readonly showPolicy?: boolean
  readonly showYSPolicy?: boolean
  readonly cancelText?: string
  readonly confirmText?: string
}

/** `quit` is a refused privacy notice (specification §4); `policy` means that the person went to read it. */
export type BoxAnswer = 'confirm' | 'cancel' | 'close' | 'quit' | 'policy'

interface OpenBox {
  readonly request: BoxRequest
  readonly answer: (answer: BoxAnswer) => void
}

export const boxAtom = atom<OpenBox | undefined>(undefined)

/** Opens the message box; a box that is open already is answered with `close` first, so no caller waits for ever. */
export function ask(request: BoxRequest): Promise<BoxAnswer> {
  store.get(boxAtom)?.answer('close')
  return new Promise((resolve) => {
    store.set(boxAtom, {
      request,
      answer: (answer) => {
        store.set(boxAtom, undefined)
        resolve(answer)
      },
    })
  })
}

/** Opens the message box when no other is open: for what can wait, so that it takes nobody's question away. */
export async function askNext(request: BoxRequest): Promise<BoxAnswer> {
  while (store.get(boxAtom)) {
    await new Promise<void>((resolve) => {
      const stop = store.sub(boxAtom, () => {
        stop()
        resolve()
      })
    })
  }
  return ask(request)
}
