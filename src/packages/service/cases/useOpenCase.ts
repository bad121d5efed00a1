import { go } from '@/app/navigate'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { openCase } from '@/contract/cases/openCase'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useClientId } from '@/session/useClientId'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayMessage } from '@/features/order/refusals'
import type { Pictures } from './pictures/usePictures'

type Draft = Omit<RequestOf<typeof openCase>, 'clientId' | 'pictures'>

/**
 * Sends what was written; gives the case, undefined when it was refused, which was said. Sent again unchanged, after an answer
 * that got lost, it opens no second case.
 * @param pictures what goes with it, all ready; undefined where none are taken
 * @param handled deals with a refusal that the page knows; false leaves it to be said
 */
export function useOpenCase(
  pictures?: Pictures,
  handled: (refusal: string | undefined) => Promise<boolean> = async () => false,
): (draft: Draft) => Promise<ResponseOf<typeof openCase> | undefined> {
  const ids = useClientId()
  return async (draft) => {
    const written = { ...draft, ...(pictures?.ids && { pictures: pictures.ids }) }
    const opened = await call(openCase, { ...written, clientId: await ids.of(written) })
    ids.settle(opened)
    if (opened.ok) return opened.value
    const { message } = opened.error
    pictures?.refused(refusedAs(opened.error))
    if (await handled(refusedAs(opened.error))) return undefined
    // What waits may be added to, which is the way on.
    if (refusedAs(opened.error) !== 'CaseTooMany') await sayMessage(message)
    else if (await confirm({ text: message, yes: '查看我的反馈' })) go('/feedbackDetail')
    return undefined
  }
}
