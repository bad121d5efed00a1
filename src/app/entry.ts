import { ERROR_MESSAGES } from '../domain/errors/messages'
import { authorisation } from '../platform/authorisation'
import { closeWindow } from '../platform/closeWindow'
import { navigation } from '../platform/navigation'
import { storage } from '../platform/storage'
import { MAX_ADDRESS } from '../platform/storage/stored'
import { h5Link, link, linkOf } from '../routes/link'
import type { Link } from '../routes/link'
import type { Obstacle } from '../session/gate'
import { confirm } from '../session/overlay'
import { session, start } from '../session/session'
import { showToast } from '../ui/Toast'
import { go } from './navigate'

/**
 * How many pages were kept when the person left for the obstacle: if there are more now, the destination is still below.
 */
let depthLeft = Infinity

/** Opens the page the person was going to, or home when there is none; the pages in between are not kept. */
export function goToDestination(): void {
  const stored = storage.get('goingTo')
  const going = (stored && linkOf(stored.name, stored.query)) ?? link('/')
  const above = navigation.depth() - depthLeft
  storage.remove('goingTo')
  depthLeft = Infinity
  if (above > 0) void navigation.back(above)
  else go(going, { replace: true })
}

/**
 * Stores where the person is going. `stay`: that page is kept below, to go back to. It is stored as well, because the way
 * may lead out of the app (the H5's face check) and back into a newly started one.
 */
function keepDestination({ name, query }: Link, stay: boolean): void {
  const kept = Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    // The page still opens without what is too long to be kept.
    .filter((pair) => pair.every((part) => part.length <= MAX_ADDRESS))
  storage.set('goingTo', { name, query: Object.fromEntries(kept) as Record<string, string> })
  depthLeft = stay ? navigation.depth() : Infinity
}

/** Whether the person was on the way to a page. */
export const hasDestination = (): boolean => storage.get('goingTo') !== undefined

/** Opens something that must be done first; `goToDestination` leads on from there to what the person wanted. */
export function goVia(first: Link, going: Link, stay: boolean): void {
  keepDestination(going, stay)
  go(first, { replace: !stay })
}

/**
 * Takes the person to the page that removes an obstacle (specification §4). `stay`: the page is useful meanwhile, so keep
 * it.
 */
export async function removeObstacle(obstacle: Obstacle, going: Link, stay: boolean): Promise<void> {
  const move = { replace: !stay }
  switch (obstacle) {
    case 'starting':
    case 'unreachable':
      return
    case 'maintenance':
      await navigation.relaunch('/finalNotice')
      return
    case 'authorise':
      return authorise(going)
    case 'consent':
      return askForConsent()
    case 'gesture':
      keepDestination(going, stay)
      return go('/gesture', {}, move)
    case 'setGesture':
      keepDestination(going, stay)
      return askToSetGesture(move)
    case 'register':
      keepDestination(going, stay)
      return go('/VerifiedPhone', {}, move)
    case 'openAccount':
      // The bank knows the completed steps, whatever phone they were done on.
      keepDestination(going, stay)
      return go('/OpenMiddle', {}, move)
    case 'sync':
      keepDestination(going, stay)
      return go('/syncaccount', { mobileNo: session().visitor?.registerMobileNo }, move)
  }
}

async function authorise({ name, query }: Link): Promise<void> {
  const credential = await authorisation.request(h5Link(name, query))
  if (credential.ok) return start(credential.value)
  const { kind } = credential.error
  if (kind === 'leaving') return
  // To ask again at once would end here again: the person reads why, and goes on by pressing.
  if (kind === 'stateRefused') return void navigation.relaunch('/ErrorInfo', { reason: 'authorise' })
  if (kind === 'forgetful') return void navigation.relaunch('/ErrorInfo', { reason: 'storage' })
  showToast('微信授权失败，请返回后重新进入')
}

/** Its code comes when it is needed: nobody is asked twice about one version. */
async function askForConsent(): Promise<void> {
  const asking = await import('./askConsent').catch(() => undefined)
  if (asking) return asking.askConsent(leave)
  showToast(ERROR_MESSAGES.InternalError)
}

async function leave(): Promise<void> {
  const closed = await closeWindow()
  if (!closed.ok) await navigation.relaunch('/ErrorInfo', { reason: 'consent' })
}

async function askToSetGesture(move: { readonly replace: boolean }): Promise<void> {
  const agreed = await confirm({
    text: ERROR_MESSAGES.GestureNotSet,
    yes: '前往设置',
    no: !move.replace && '取消',
  })
  if (agreed) go('/GesturePassword', { type: 1 }, move)
  else if (move.replace) await navigation.back()
}
