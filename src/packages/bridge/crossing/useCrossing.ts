import { useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { queryBridge } from '@/contract/bridge/queryBridge'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { consentKind, needsConsent } from '@/domain/bridge/bridges'
import { crossingAfter, OPENING_MS } from '@/domain/bridge/machine'
import type { CrossingState, CrossingTrigger } from '@/domain/bridge/machine'
import { isTargetAddress } from '@/domain/bridge/targets'
import type { ErrorName } from '@/domain/errors/codes'
import { refusedAs } from '@/features/identity/refusedAs'
import { clipboard } from '@/platform/clipboard'
import { clock } from '@/platform/clock'
import { hostPage } from '@/platform/hostPage'
import { navigation } from '@/platform/navigation'
import { leaving, openOutside } from '@/platform/outsideLink'
import type { Link } from '@/routes/link'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import { askToken } from './askToken'
import type { Crossed } from './askToken'

export type Offer = ResponseOf<typeof queryBridge>

/** Which bridge is crossed, and the page it is crossed from. */
export interface CrossingOf {
  readonly crossing: Crossed
  /** The page's own link, without the mark that it has led out. */
  readonly page: Link
  readonly left: boolean
}

/** Why it didn't come to the other side. */
export interface Failure {
  readonly message: string
  /** Of a refusal of the bank's. */
  readonly name?: ErrorName | undefined
}

type Way = 'opened' | 'refused'

/** The way out that is being taken: its page replaces itself before it leaves, and goes on from here. */
let underWay: { readonly key: string; readonly since: number; readonly outcome: Promise<Way> } | undefined

const SLOW = '对方页面打开较慢或未能打开'
const UNSUPPORTED = '当前环境不能直接打开，可复制链接后在浏览器中打开'
const DOWN = '对方服务暂时无法访问，请稍后再试'
const WRONG = '对方地址有误，已停止前往，请联系客服'

/** Whether this way out was begun just now. */
const isUnderWay = (key: string): boolean => underWay?.key === key && clock.now() - underWay.since < OPENING_MS

const keyOf = ({ crossing }: CrossingOf): string => JSON.stringify(crossing)

/**
 * One way across a bridge: what would be handed on, the customer's word, the token, the other side. It leaves by a tap alone,
 * and marks its own address before it does, so that coming back shows that it has led out.
 */
export function useCrossing(of: CrossingOf) {
  const key = keyOf(of)
  const [state, setState] = useState<CrossingState>(() =>
    of.left ? (isUnderWay(key) ? 'OPENING' : 'LEFT') : 'CHECKING',
  )
  const [failure, setFailure] = useState<Failure>()
  const [offer, setOffer] = useState<Offer>()
  const happen = (trigger: CrossingTrigger): void => setState((now) => crossingAfter(now, trigger))
  const refuse = (why: Failure): void => {
    setFailure(why)
    happen('refused')
  }
  const check = async (): Promise<void> => {
    const found = await call(queryBridge, of.crossing)
    if (!found.ok) return refuse({ message: found.error.message, name: refusedAs(found.error) })
    setOffer(found.value)
    if (!found.value.open) return refuse({ message: DOWN })
    happen(found.value.agreed ? 'foundOpen' : 'foundUnasked')
  }
  const steps = useRef({ happen, refuse, check })
  steps.current = { happen, refuse, check }
  // Nothing is asked for a page that has led out, until a tap begins anew.
  useEffect(() => {
    if (state === 'CHECKING') void steps.current.check()
  }, [state])
  useOpening(state, key, steps)

  const cross = useAction(async () => {
    const agreeing = state === 'CONSENT'
    happen('agreed')
    const { crossing } = of
    if (agreeing && needsConsent(crossing.bridge)) {
      const version = offer?.version ?? ''
      const agreed = await call(updateConsent, { kind: consentKind(crossing.bridge), version, agreed: true })
      if (!agreed.ok) return refuse({ message: agreed.error.message })
    }
    const opened = await askToken(crossing)
    if (!opened.ok) return refuse({ message: opened.error.message })
    const { address: url, appId, path } = opened.value
    if (!isTargetAddress(crossing.bridge, url, BANK_IS_SANDBOX)) return refuse({ message: WRONG })
    await leave(key, of.page, { url, appId, path })
  })
  const copy = async (): Promise<void> => {
    const found = offer ? undefined : await call(queryBridge, of.crossing)
    const site = offer?.site ?? (found?.ok ? found.value.site : undefined)
    if (site === undefined) return showToast('暂时无法复制，请稍后再试')
    const copied = await clipboard.copy(site.startsWith('/') ? hostPage.origin() + site : site)
    showToast(copied.ok ? '链接已复制' : '暂时无法复制，请致电客服')
  }
  return {
    state,
    failure: state === 'SLOW' ? { message: SLOW } : failure,
    offer,
    cross,
    again: () => happen('again'),
    decline: () => happen('declined'),
    copy,
  }
}

/** Replaces the page by the one that says it has led out, then leads out. */
async function leave(
  key: string,
  page: Link,
  target: { readonly url: string; readonly appId: string; readonly path: string },
): Promise<void> {
  let settle: (way: Way) => void = () => undefined
  underWay = { key, since: clock.now(), outcome: new Promise((resolve) => (settle = resolve)) }
  await navigation.open(page.name, { ...page.query, left: '1' }, { replace: true })
  const outside = await openOutside({ to: 'partner', ...target })
  settle(outside.ok ? 'opened' : 'refused')
}

interface Steps {
  readonly current: {
    readonly happen: (trigger: CrossingTrigger) => void
    readonly refuse: (why: Failure) => void
  }
}

/** Waits for the other side: it opened, it didn't within ten seconds, or the page is back. */
function useOpening(state: CrossingState, key: string, steps: Steps): void {
  useEffect(() => leaving.onReturn(() => steps.current.happen('back')), [steps])
  useEffect(() => {
    if (state !== 'OPENING' || underWay?.key !== key) return
    let over = false
    void underWay.outcome.then((way) => {
      underWay = undefined
      if (over) return
      if (way === 'refused') steps.current.refuse({ message: UNSUPPORTED })
      else if (!leaving.unloads) steps.current.happen('back')
    })
    const stop = clock.after(OPENING_MS, () => {
      underWay = undefined
      steps.current.happen('late')
    })
    return () => {
      over = true
      stop()
    }
  }, [state, key, steps])
}
