import type { ReactNode } from 'react'
import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { BRAND } from '@/domain/brand'
import { blockersOf, goingOnOf, unagreedOf } from '@/domain/closure/checks'
import { LAPSES, STOPS_MONEY } from '@/domain/closure/machine'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { BLOCKING, GOING_ON } from './checks'
import type { Closing, ClosingRead } from './useClosing'

/**
 * What keeps a closing that is begun from going on now, on whatever page it is: something blocks it, or something lapses that
 * wasn't ticked. Undefined when nothing does.
 */
export function obstacleOf({ state, findings, agreed }: Closing): 'blocked' | 'lapses' | undefined {
  const waits = LAPSES.some((one) => one === state)
  if (!waits && state !== 'SUBMITTED') return undefined
  if (blockersOf(findings).length > 0) return 'blocked'
  return waits && unagreedOf(findings, agreed).length > 0 ? 'lapses' : undefined
}

/** The obstacle in place of the page's own content, with its ways on. */
export function Obstacle({ facts }: { readonly facts: Closing }) {
  if (obstacleOf(facts) !== 'blocked') {
    return <Notice tone="warning">注销后失效的权益有变化，请核对并勾选后继续办理</Notice>
  }
  const stops = STOPS_MONEY.some((state) => state === facts.state)
  return (
    <>
      <Notice tone="warning">
        {`有${blockersOf(facts.findings).length}项需要先办理，办结后才能继续注销${stops ? '；需要转账、支取的，请先撤回注销' : ''}`}
      </Notice>
      <Blocking facts={facts} />
    </>
  )
}

/** The actions beside an obstacle. */
export const obstacleAction = (facts: Closing, { read, withdraw }: ClosingRead): ReactNode => (
  <>
    {obstacleOf(facts) === 'lapses' ? (
      <Button onPress={() => go('/logoutAccountRest')}>核对并勾选</Button>
    ) : (
      <Button onPress={read.reload}>重新检查</Button>
    )}
    <Button kind="text" onPress={withdraw}>
      撤回注销
    </Button>
  </>
)

/** Each thing that is still open, with its way on. */
export function Blocking({ facts: { findings } }: { readonly facts: Pick<Closing, 'findings'> }) {
  const blocking = blockersOf(findings)
  if (blocking.length === 0) return null
  return (
    <CellGroup>
      {blocking.map(({ check, count }) => {
        const { label, hint, way } = BLOCKING[check]
        const link = way?.()
        return (
          <Cell
            key={check}
            label={label}
            hint={hint}
            value={link ? `${count}项` : `致电${BRAND.hotline}`}
            onPress={link ? () => go(link) : callHotline}
          />
        )
      })}
    </CellGroup>
  )
}

/** What keeps nobody from leaving, and isn't over when they have left. */
export function GoingOn({ facts: { findings } }: { readonly facts: Pick<Closing, 'findings'> }) {
  const goingOn = goingOnOf(findings)
  if (goingOn.length === 0) return null
  return (
    <CellGroup title="注销后继续处理">
      {goingOn.map(({ check, count }) => {
        const { label, hint, way } = GOING_ON[check]
        const link = way?.()
        return <Cell key={check} label={label} hint={hint} value={`${count}项`} onPress={link && (() => go(link))} />
      })}
    </CellGroup>
  )
}
