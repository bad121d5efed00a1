import Taro from '@tarojs/taro'
import { miniProgramLink } from '@/routes/link'
import { backMove, HOME, isOldPage, pageQuery, routeOfPage } from './rules'
import { depth, outcomeOf, taroMoves } from './taro'
import type { Navigation } from './types'

// Drawing happens in another thread.
const drawn = () => Promise.resolve()
const { arrived, ...moves } = taroMoves({ routeNameOf: routeOfPage, link: miniProgramLink, drawn })

export const navigation: Navigation = {
  ...moves,
  routeNameOf: routeOfPage,
  isRenamed: isOldPage,
  queryOf: pageQuery,
  back(delta = 1) {
    const move = backMove(delta, depth(), 0)
    return move.by === 'home'
      ? moves.relaunch(HOME)
      : outcomeOf(Taro.navigateBack({ delta: move.by === 'stack' ? move.delta : 1 }))
  },
  noteNavigation: arrived,
  signatureUrl: () => '',
}
