import type { RequestOf, ResponseOf } from '@/contract/call'
import { openCase } from '@/contract/cases/openCase'
import { call } from '@/session/bank'
import { useClientId } from '@/session/useClientId'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayMessage, sayObstacle } from '@/features/order/refusals'
import { useObstacles } from '@/features/order/useObstacles'
import type { Obstacles } from '@/features/order/useObstacles'
import type { Pictures } from './pictures/usePictures'

type Draft = Omit<RequestOf<typeof openCase>, 'clientId' | 'pictures'>

interface OpenCase {
  /** What stands against one more case, before anything is written. */
  readonly obstacles: Obstacles
  /** Sends what was written; gives the case, undefined when it was refused, which was said. */
  readonly open: (draft: Draft) => Promise<ResponseOf<typeof openCase> | undefined>
}

/**
 * Opens a case. Sent again unchanged, after an answer that got lost, it opens no second one.
 * @param pictures what goes with it, all ready; undefined where none are taken
 * @param handled deals with a refusal that the page knows; false leaves it to be said
 */
export function useOpenCase(
  pictures?: Pictures,
  handled: (refusal: string | undefined) => Promise<boolean> = async () => false,
): OpenCase {
  const ids = useClientId()
  const obstacles = useObstacles(openCase, {})
  const open: OpenCase['open'] = async (draft) => {
    const written = { ...draft, ...(pictures?.ids && { pictures: pictures.ids }) }
    const opened = await call(openCase, { ...written, clientId: await ids.of(written) })
    ids.settle(opened)
    if (opened.ok) return opened.value
    const { error } = opened
    pictures?.refused(refusedAs(error))
    if (await handled(refusedAs(error))) return undefined
    await (error.kind === 'refused' ? sayObstacle(error) : sayMessage(error.message))
    return undefined
  }
  return { obstacles, open }
}
