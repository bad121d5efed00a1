import Taro from '@tarojs/taro'
import { h5Link } from '@/routes/link'
import { hostOf } from '../appearance/userAgent'
import { nextFrame } from '../clock/nextFrame'
import { backMove, createFirstAddress, HOME, isOldAddress, pageQuery, routeOfAddress, withoutFragment } from './rules'
import { depth, outcomeOf, taroMoves } from './taro'
import type { Navigation, PageRouter } from './types'

const routeNameOf = ({ path }: PageRouter) => routeOfAddress(path)
const { arrived, ...moves } = taroMoves({ routeNameOf, link: h5Link, drawn: nextFrame })
const first = createFirstAddress()
const isIos = () => hostOf(navigator.userAgent, navigator.maxTouchPoints).ios

/** Taro's router numbers its entries in the browser's history; the number is kept when the page reloads. */
function entriesBelow(): number {
  const state: unknown = window.history.state
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof idx === 'number' ? idx : 0
}

export const navigation: Navigation = {
  ...moves,
  routeNameOf,
  isRenamed: ({ path }) => isOldAddress(path),
  queryOf: pageQuery,
  back(delta = 1) {
    const move = backMove(delta, depth(), entriesBelow())
    if (move.by === 'stack') return outcomeOf(Taro.navigateBack({ delta: move.delta }))
    if (move.by === 'home') return moves.relaunch(HOME)
    window.history.go(-move.delta)
    return Promise.resolve('done')
  },
  noteNavigation() {
    arrived()
    if (isIos()) first.note(window.location.href)
  },
  signatureUrl: () => (isIos() && first.get()) || withoutFragment(window.location.href),
}
