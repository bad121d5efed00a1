import { useRef, useState } from 'react'
import { useMemberArea } from '@/app/invitation'
import { joinCampaign } from '@/contract/campaign/joinCampaign'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { draw } from '@/contract/draw/draw'
import { queryDraws } from '@/contract/draw/queryDraws'
import { NO_PRIZE } from '@/domain/draws/draw'
import { refusedAs } from '@/features/identity/refusedAs'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { sayMessage } from '@/features/order/refusals'
import type { Route } from '@/routes/names'
import { call, newClientId } from '@/session/bank'
import { tell } from '@/session/overlay'
import { orderSource } from '@/session/source'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { useQueue } from '../queue/useQueue'
import type { Queue } from '../queue/useQueue'
import { drawnText } from './campaign'
import type { DrawFacts, Drawn } from './campaign'

type DrawId = Awaited<ReturnType<typeof newClientId>>

/** How long the light walks before it stops where the bank decided. */
const PLAY_MS = 1_400

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Sent = Awaited<ReturnType<typeof call<typeof draw>>>

/**
 * A draw that is sent once however often it is tapped or queued: one id until the bank has answered; undefined when somebody
 * has left the queue.
 */
function useOnce({ through }: Queue): (actId: string) => Promise<Sent | undefined> {
  const last = useRef<DrawId>()
  return async (actId) => {
    const drawId = last.current ?? (await newClientId())
    last.current = drawId
    const outcome = await through(
      () => call(draw, { drawId, actId }),
      (answer) => (answer.ok ? answer.value.queue : undefined),
    )
    // After a lost answer the same draw is asked for again; anything else is its end.
    if (outcome && (outcome.ok || refusedAs(outcome.error) !== undefined)) last.current = undefined
    return outcome
  }
}

const sentenceOf = (drawn: Drawn): string =>
  drawn.prizeKey === NO_PRIZE
    ? `${drawnText(drawn)}，号码${drawn.number}。`
    : `抽中“${drawnText(drawn)}”，号码${drawn.number}，请在“我的奖励”中领取。`

/** Joining a draw and drawing, as the customer may. */
export function useDraw(route: Route, facts: DrawFacts | undefined, actId: string) {
  const area = useMemberArea(route, { actId })
  const mine = area.member && facts ? { actId } : undefined
  const standing = useCall(queryMyCampaign, mine)
  const draws = useCall(queryDraws, mine)
  const [shown, setShown] = useState<{ readonly playing: boolean; readonly won?: string }>({ playing: false })
  const queue = useQueue()
  const send = useOnce(queue)
  const join = useAction(async () => {
    if (!facts) return
    const { rulesVersion, variant } = facts
    const outcome = await call(joinCampaign, { actId, rulesVersion, variant, ...orderSource() })
    return outcome.ok ? showToast('参加成功') : sayMessage(outcome.error.message)
  })
  const play = useAction(async () => {
    setShown({ playing: true })
    const outcome = await send(actId)
    if (!outcome?.ok || !outcome.value.draw) {
      setShown({ playing: false })
      return outcome?.ok === false ? sayMessage(outcome.error.message) : undefined
    }
    await sleep(PLAY_MS)
    setShown({ playing: false, won: outcome.value.draw.prizeKey })
    await tell({ title: '抽奖结果', text: sentenceOf(outcome.value.draw) })
  })
  return { area, standing: standing.data, draws, shown, join, play, queue }
}

const READER: PageReader<typeof queryDraws, Drawn> = {
  items: ({ draws }) => draws,
  more: ({ more }) => more,
  key: ({ drawId }) => drawId,
}

/** The customer's draws in a campaign, page by page. */
export const useMyDraws = (actId: string) => usePages(queryDraws, { actId }, READER)
