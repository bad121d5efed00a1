import { CHANCE } from '../draw/draw'
import { addFen, fen, ZERO_FEN } from '../money/fen'
import { formatShortAmount } from '../money/format'
import type { CampaignPrize, CampaignTask } from './campaign'
import type { CampaignKind } from './kinds'
import { taxOf } from './tax'

type Prize = Pick<CampaignPrize, 'prizeKey' | 'kind' | 'name' | 'amount' | 'value' | 'shares'>

interface Giving {
  readonly kind: CampaignKind
  readonly tasks: readonly Pick<CampaignTask, 'prizeKey' | 'most' | 'after'>[]
  readonly prizes: readonly Prize[]
}

/**
 * What a campaign is worth, as its picture says it: of red packets and points the most that one person gets by its tasks, after
 * tax, of other things what they are called; undefined once nothing is left. A draw brings the chances that one person can have: no
 * prize, which hardly anybody wins.
 * @param left how many of a prize can still be promised
 */
export function worthText({ kind, tasks, prizes }: Giving, left: (prizeKey: string) => number): string | undefined {
  const there = prizes.filter(({ prizeKey }) => left(prizeKey) > 0)
  if (kind === 'DRAW') {
    const chances = tasks.filter(({ prizeKey }) => prizeKey === CHANCE).reduce((sum, { most }) => sum + most, 0)
    return there.length > 0 ? `最多${chances}次抽奖` : undefined
  }
  const given = tasks.flatMap(({ prizeKey, most, after }) => {
    const prize = there.find((one) => one.prizeKey === prizeKey)
    return prize ? [{ ...prize, times: after === undefined ? most : 1 }] : []
  })
  const packets = given.filter((one) => one.kind === 'RED_PACKET')
  if (packets.length > 0) return packetsText(packets)
  const points = given
    .filter((one) => one.kind === 'POINTS')
    .reduce((sum, { amount, times }) => sum + amount * times, 0)
  return points > 0 ? `${isSingle(given) ? '' : '最多'}${points}积分` : namesText(given)
}

type Given = Prize & { readonly times: number }

const isSingle = (given: readonly Given[]): boolean => given.length === 1 && given[0]?.times === 1

function packetsText(packets: readonly Given[]): string {
  const net = packets.reduce(
    (sum, { kind, amount, times }) => addFen(sum, fen(taxOf(kind, amount).net * times)),
    ZERO_FEN,
  )
  const most = isSingle(packets) && !packets[0]?.shares ? '' : '最多'
  return `税后${most}${formatShortAmount(net)}元`
}

function namesText(prizes: readonly Prize[]): string | undefined {
  const [dearest] = [...prizes].sort((one, other) => other.value - one.value)
  if (!dearest) return undefined
  const name =
    dearest.kind === 'RED_PACKET' ? `税后${formatShortAmount(taxOf(dearest.kind, dearest.amount).net)}元` : dearest.name
  return prizes.length === 1 ? name : `${name}等${prizes.length}种`
}
