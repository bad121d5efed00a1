import { useEffect } from 'react'
import { BRAND } from '../domain/brand'
import { ERROR_MESSAGES } from '../domain/errors/messages'
import { storage } from '../platform/storage'
import type { Link } from '../routes/link'
import type { Route } from '../routes/names'
import { obstacle } from '../session/gate'
import type { Obstacle } from '../session/gate'
import { session, sessionAtom, startAgain } from '../session/session'
import { useValue } from '../session/store'
import { removeObstacle } from './entry'

/** What a page that is useful before the gates shows in place of what is behind them, and the button that leads on. */
export interface Invitation {
  readonly title: string
  readonly hint: string
  readonly action: string
  /** Nobody knows yet that they have anything here: a page may call its way in by its own name. */
  readonly stranger?: true
}

const WELCOME = {
  title: `欢迎使用${BRAND.bankName}`,
  hint: '存款、理财、资金管理，一部手机就能办',
  action: '登录',
  stranger: true,
} as const
const OPEN_ACCOUNT = {
  title: '开立电子账户',
  hint: '准备好本人身份证、手机号和银行卡即可办理',
  action: '立即开户',
  stranger: true,
} as const
const GO_ON = { title: '继续开立电子账户', hint: '已保存您的办理进度', action: '继续开户' }

/**
 * The invitation for an obstacle; undefined while the state isn't known, when there is no obstacle and under maintenance.
 */
export function invitationPast(standing: Obstacle | undefined): Invitation | undefined {
  switch (standing) {
    case undefined:
    case 'starting':
    case 'maintenance':
      return undefined
    case 'unreachable':
      return { title: ERROR_MESSAGES.InternalError, hint: '暂时连不上银行，您的资金不受影响', action: '重新加载' }
    case 'authorise':
    case 'consent':
      return WELCOME
    case 'register':
      return OPEN_ACCOUNT
    case 'openAccount':
      return GO_ON
    case 'sync':
      return {
        title: '同步您的账户',
        hint: '验证手机号后即可使用',
        action: '同步账户',
      }
    case 'gesture':
      return { title: '欢迎回来', hint: '验证手势密码后即可使用', action: '登录' }
    case 'setGesture':
      return { title: '设置手势密码', hint: ERROR_MESSAGES.GestureNotSet, action: '前往设置' }
  }
}

export interface MemberArea {
  /** true: signed in with an account, so that what belongs to the customer may be asked for and shown. */
  readonly member: boolean
  readonly invitation: Invitation | undefined
  readonly accept: () => Promise<void>
}

/** What keeps a customer from their own data, but not from doing something that only needs an account. */
const AFTER_ACCOUNT: readonly Obstacle[] = ['gesture', 'setGesture']

/** Obstacles that are removed on the page itself or that lead back to it; afterwards the entry continues. */
const ON_THE_WAY: readonly Obstacle[] = ['authorise', 'consent']

type GateState = () => Obstacle | undefined

/**
 * Takes the person through what stands in the way: signing in and consent leave them on the page, the next obstacle leads
 * away from it. One press is enough, although WeChat's authorise page ends the app on the way (`entering`).
 */
async function enter(gateState: GateState, going: Link): Promise<void> {
  for (let standing = gateState(); standing !== undefined; standing = gateState()) {
    if (standing === 'unreachable') return startAgain()
    if (standing === 'authorise') storage.set('entering', going.name)
    await removeObstacle(standing, going, true)
    if (!ON_THE_WAY.includes(standing) || gateState() === standing) return
    storage.remove('entering')
  }
}

/**
 * For pages that show something to everybody: whether the customer's own data may be shown now, and if not, the invitation to
 * sign in, which leads back to the page with this query.
 */
export function useMemberArea(route: Route, query: Readonly<Record<string, string>> = {}): MemberArea {
  useValue(sessionAtom)
  return useArea(ownDataGate, route, query)
}

/** The same for what needs an account and nothing else: the gesture isn't asked for. */
export function useOwnerArea(route: Route): MemberArea {
  useValue(sessionAtom)
  return useArea(accountGate, route, {})
}

const ownDataGate: GateState = () => obstacle('account', session())

function accountGate(): Obstacle | undefined {
  const standing = obstacle('account', session())
  return standing !== undefined && AFTER_ACCOUNT.includes(standing) ? undefined : standing
}

function useArea(gateState: GateState, route: Route, query: Readonly<Record<string, string>>): MemberArea {
  const standing = gateState()
  const accept = (): Promise<void> => enter(gateState, { name: route.name, query })
  useEffect(() => {
    if (standing === 'starting' || storage.get('entering') !== route.name) return
    storage.remove('entering')
    // A person who comes back from the authorise page without a session pressed "back" there.
    if (standing !== 'authorise') void accept()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page goes on once, when it is known where the person stands
  }, [standing])
  return { member: standing === undefined, invitation: invitationPast(standing), accept }
}
