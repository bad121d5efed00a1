import { queryOperation } from '../contract/order/queryOperation'
import type { ResponseOf } from '../contract/call'
import { formatInstant } from '../domain/dates/format'
import type { PendingOperation } from '../platform/storage/types'
import { call, pendingMoney } from '../session/bank'
import { boxAtom, choose, closeQuestion } from '../session/overlay'
import type { BoxAnswer, Question } from '../session/overlay'
import { sessionAtom } from '../session/session'
import { isShown } from '../session/shownOrders'
import { store } from '../session/store'
import type { Link } from '../routes/link'
import { showToast } from '../ui/Toast'
import { wordsOf } from './moneyCalls'
import { go } from './navigate'

interface Told {
  readonly box: Question
  /** Where the button leads. */
  readonly to?: Link | undefined
}

/** What is said of an order that was left open, and where it leads. */
export function outcomeText(
  { clientId, call: name, createdAt }: PendingOperation,
  { state, refusal }: ResponseOf<typeof queryOperation>,
): Told {
  const { title, result, again } = wordsOf(name)
  const what = `您于${formatInstant(createdAt)}提交的${title}`
  if (state === 'DONE') {
    const box = {
      title: `${title}已受理`,
      text: `${what}，银行已经受理，请勿重复操作。`,
      yes: '查看结果',
      no: '知道了',
    }
    return { box, to: result(clientId) }
  }
  const why = refusal ? `：${refusal.message}` : '。'
  const box = { title: `${title}没有办理`, text: `${what}没有办理，款项未动${why}` }
  const to = again?.()
  return to ? { box: { ...box, yes: '重新办理', no: '知道了' }, to } : { box: { ...box, yes: '知道了', no: false } }
}

/** The orders of this run of the app of which it was said that nobody knows yet. */
const saidUnknown = new Set<string>()

/**
 * Asks the bank what became of an order that was left open, and tells the customer; then it is no longer open. One that a
 * page shows is that page's to tell.
 * @param isInside whether the customer whose order it is still has access
 */
export async function tellOutcome(operation: PendingOperation, isInside: () => boolean): Promise<void> {
  const { clientId, call: name } = operation
  if (!isInside()) return
  const asked = await call(queryOperation, { clientId })
  if (!isInside() || isShown(clientId)) return
  if (!asked.ok) {
    if (!saidUnknown.has(clientId)) showToast(`${wordsOf(name).title}的结果暂未查到，稍后再为您核实，请勿重复操作`)
    saidUnknown.add(clientId)
    return
  }
  const { box, to } = outcomeText(operation, asked.value)
  const stop = store.sub(sessionAtom, () => {
    if (!isInside() && store.get(boxAtom)?.request.content === box.text) closeQuestion()
  })
  let answer: BoxAnswer
  // Closed by a page that was left, as when the gesture leads on: the customer hasn't read it.
  do answer = await choose({ ...box, closable: false, waits: true })
  while (answer === 'close' && isInside())
  stop()
  if (answer === 'close') return
  pendingMoney.end(clientId)
  if (answer === 'confirm' && to) go(to)
}
