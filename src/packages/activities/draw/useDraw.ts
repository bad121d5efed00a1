import { useState } from 'react'
import { useMemberArea } from '@/app/invitation'
import { joinCampaign } from '@/contract/campaign/joinCampaign'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { draw } from '@/contract/draw/draw'
import { queryDraws } from '@/contract/draw/queryDraws'
import { turnedTo } from '@/domain/draw/wheel'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { sayMessage } from '@/features/order/refusals'
import { wantsLessMotion } from '@/platform/lessMotion'
import type { Route } from '@/routes/names'
import { call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { elderMode } from '@/session/preferences'
import { orderSource } from '@/session/source'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'
import { useValue } from '@/session/store'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { useQueue } from '../queue/useQueue'
import type { Queue } from '../queue/useQueue'
import type { DrawFacts, Drawn } from './campaign'

/** How long the wheel turns to where the bank decided (drawWheel.scss), and how often. */
const TURNING_MS = 3_000
const TURNS = 5

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Sent = Awaited<ReturnType<typeof call<typeof draw>>>

/**
 * A draw that is sent once however often it is tapped or queued: one id until the bank has answered; undefined when somebody
 * has left the queue.
 */
function useOnce({ through }: Queue): (actId: string) => Promise<Sent | undefined> {
  const ids = useClientId()
  return async (actId) => {
    const drawId = await ids.of(actId)
    const outcome = await through(
      () => call(draw, { drawId, actId }),
      (answer) => (answer.ok ? answer.value.queue : undefined),
    )
    if (outcome) ids.settle(outcome)
    return outcome
  }
}

/** Joining a draw and drawing, as the customer may. */
export function useDraw(route: Route, read: Read<DrawFacts>, actId: string) {
  const facts = read.data
  const area = useMemberArea(route, { actId })
  const mine = area.member && facts ? { actId } : undefined
  const standing = useCall(queryMyCampaign, mine)
  const draws = useCall(queryDraws, mine)
  // Has no wheel that one would wait for.
  const elder = useValue(elderMode.value)
  const [wheel, setWheel] = useState({ turned: 0, turning: false })
  const [result, setResult] = useState<{ readonly drawn: Drawn; readonly open: boolean }>()
  const queue = useQueue()
  const send = useOnce(queue)
  const unread = (): void => {
    standing.reload()
    draws.reload()
  }
  /** What was refused is out of date on the page, where the same tap would be refused again. */
  const stale = (): void => {
    read.reload()
    unread()
  }
  const join = useAction(async () => {
    if (!facts) return
    const { rulesVersion, variant } = facts
    if (await callOrSay(joinCampaign, { actId, rulesVersion, variant, ...orderSource() })) showToast('参加成功')
    else stale()
  })
  const play = useAction(async () => {
    const outcome = await send(actId)
    if (outcome?.ok === false) {
      await sayMessage(outcome.error.message)
      return stale()
    }
    if (!outcome?.value.draw) return
    const drawn = outcome.value.draw
    setWheel(({ turned }) => ({ turned: turnedTo(drawn.number, turned, TURNS), turning: true }))
    await sleep(elder || wantsLessMotion() ? 0 : TURNING_MS)
    setWheel(({ turned }) => ({ turned, turning: false }))
    setResult({ drawn, open: true })
  })
  const closeResult = (): void => setResult((last) => last && { ...last, open: false })
  const failed = standing.state === 'failed' || draws.state === 'failed'
  return {
    ...(failed && { unread }),
    area,
    elder,
    standing: standing.data,
    draws,
    wheel,
    result,
    closeResult,
    join,
    play,
    queue,
  }
}

const READER: PageReader<typeof queryDraws, Drawn> = {
  items: ({ draws }) => draws,
  more: ({ more }) => more,
  key: ({ drawId }) => drawId,
}

/** The customer's draws in a campaign, page by page. */
export const useMyDraws = (actId: string) => usePages(queryDraws, { actId }, READER)
