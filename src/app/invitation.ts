import { BRAND } from '../domain/brand'
import { SAID } from '../domain/errors/said'
import type { Route } from '../routes/names'
import { obstacle } from '../session/gate'
import type { Obstacle } from '../session/gate'
import { sessionAtom, startAgain } from '../session/session'
import { useValue } from '../session/store'
import { removeObstacle } from './entry'

/** What a page that is useful before the gates shows in place of what is behind them, and the button that leads on. */
export interface Invitation {
  readonly title: string
  readonly hint: string
  readonly action: string
}

const WELCOME = { title: `欢迎使用${BRAND.bankName}`, hint: '存款、理财、资金管理，一部手机就能办', action: '登录' }
const OPEN_ACCOUNT = { title: '开立电子账户', hint: '准备好本人身份证、手机号和银行卡即可办理', action: '立即开户' }
const GO_ON = { title: '继续开立电子账户', hint: '已为您保存办理进度，继续完成即可使用', action: '继续开户' }

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
      return { title: SAID.InternalError, hint: '暂时连不上银行，您的资金不受影响', action: '重新加载' }
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
        hint: '您已在其他渠道注册，验证手机号后即可使用',
        action: '同步账户',
      }
    case 'gesture':
      return { title: '欢迎回来', hint: '验证手势密码后，查看资产与办理业务', action: '登录' }
    case 'setGesture':
      return { title: '设置手势密码', hint: SAID.GestureNotSet, action: '前往设置' }
  }
}

export interface MemberArea {
  /** true: signed in with an account, so that what belongs to the customer may be asked for and shown. */
  readonly member: boolean
  readonly invitation: Invitation | undefined
  readonly accept: () => Promise<void>
}

/**
 * For pages that show something to everybody: whether the customer's own data may be shown now, and if not, the invitation to
 * sign in, which leads back to the page with this query.
 */
export function useMemberArea(route: Route, query: Readonly<Record<string, string>> = {}): MemberArea {
  const session = useValue(sessionAtom)
  const standing = obstacle('account', session)
  const invitation = invitationPast(standing)
  const accept = async (): Promise<void> => {
    if (standing === 'unreachable') return startAgain()
    if (standing !== undefined) await removeObstacle(standing, { name: route.name, query }, true)
  }
  return { member: standing === undefined, invitation, accept }
}
