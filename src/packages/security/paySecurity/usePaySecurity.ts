import { useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { queryPaySecurity } from '@/contract/security/queryPaySecurity'
import { setSecurity } from '@/contract/security/setSecurity'
import { SECURITY_WAYS, securityWay } from '@/domain/limits/settings'
import type { SecurityAsk, SecurityWay } from '@/domain/limits/settings'
import { refusedAs } from '@/features/identity/refusedAs'
import { besidesPassword } from '@/features/order/useObstacles'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { sayWayOn } from '../passwords/sayWayOn'
import { requestOf, settingsOf } from './settings'
import type { Facts } from './settings'

/** What is open on the page. */
export type Opened = 'limits' | 'raiseLimit' | 'liftStop' | 'notice' | 'regions' | 'stop'

/** What was done, said in a word. */
const DONE: Readonly<Record<SecurityAsk['change'], string>> = {
  limits: '限额已保存',
  cancelRaise: '已撤销提高限额',
  nightLock: '夜间锁已更新',
  notice: '大额提醒已更新',
  regions: '地区锁已更新',
  stop: '已停止全部支付',
  lift: '支付已恢复',
}

const FACE_FOR = { raise: 'raiseLimit', lift: 'liftStop' } as const

/**
 * What protects the customer's money, and every way to change it. Whether a change needs a face or the password is the
 * bank's rule, asked of the same table.
 * @param begun what is open at first: the face check that the H5 comes back from, or the gesture that stops everything
 */
export function usePaySecurity(begun: 'raiseLimit' | 'liftStop' | 'stop' | undefined) {
  const read = useCall(queryPaySecurity, {})
  const [opened, setOpened] = useState<Opened | undefined>(begun)
  const asked = useRef<SecurityAsk>()
  const [wrong, setWrong] = useState<string>()
  useCaptureGuard(opened === 'stop')

  const open = (what: Opened | undefined): void => {
    setWrong(undefined)
    setOpened(what)
  }
  const refused = async (error: CallError): Promise<void> => {
    if (refusedAs(error) === 'GestureWrong') return setWrong(error.message)
    open(undefined)
    read.reload()
    await sayWayOn(error)
  }
  const send = async (ask: SecurityAsk, proof: { readonly password?: string; readonly pattern?: string } = {}) => {
    setWrong(undefined)
    const outcome = await call(setSecurity, { ...requestOf(ask), ...proof })
    if (outcome.ok) {
      open(undefined)
      showToast(DONE[ask.change])
    }
    return outcome
  }
  const sendNow = async (ask: SecurityAsk, pattern?: string): Promise<void> => {
    const outcome = await send(ask, pattern === undefined ? {} : { pattern })
    if (!outcome.ok) await refused(outcome.error)
  }
  const password = useWithPassword(setSecurity, {
    send: async (typed) => (asked.current ? send(asked.current, { password: typed }) : undefined),
    onRefused: refused,
  })
  const obstacles = besidesPassword(password.obstacles)
  const askPassword = (ask: SecurityAsk): void => {
    asked.current = ask
    open(undefined)
    password.ask()
  }
  /** Begins a change: with a face where it needs one, then the password where it needs that. */
  const change = async (facts: Facts, ask: SecurityAsk): Promise<void> => {
    const name = securityWay(settingsOf(facts), ask)
    const way: SecurityWay = SECURITY_WAYS[name]
    const takesPassword = way.proofs.includes('password')
    if ((takesPassword ? password.obstacles : obstacles).stop()) return open(undefined)
    if ((name === 'raise' || name === 'lift') && !facts.faceShown[FACE_FOR[name]]) return open(FACE_FOR[name])
    if (!takesPassword) return sendNow(ask)
    askPassword(ask)
  }
  return {
    read,
    opened,
    open,
    close: () => open(undefined),
    wrong,
    password,
    obstacles,
    change,
    /** All payments, at once. */
    stop: async (points: readonly number[]): Promise<boolean> => {
      await sendNow({ change: 'stop' }, points.join(''))
      return true
    },
    /** The face matched: the limits can be typed, or the stop be lifted by the password. */
    faceShown: async (scene: 'raiseLimit' | 'liftStop'): Promise<void> => {
      read.reload()
      if (scene === 'raiseLimit') return open('limits')
      askPassword({ change: 'lift' })
    },
  }
}

export type Securing = ReturnType<typeof usePaySecurity>
