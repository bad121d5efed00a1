import { moveEffect } from '@/domain/subaccount/effect'
import type { MoveGround, OwnMovement } from '@/domain/subaccount/effect'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { Fen } from '@/domain/money/fen'
import type { EffectProps } from '@/features/order/Effect'

const NAMES: Readonly<Record<OwnMovement, string>> = { fund: '转入', takeBack: '转回', sweep: '注销' }

/** Both accounts after a movement; as they are while none is typed. @param amount undefined: none that can be moved */
export function effectOfMove(movement: OwnMovement, amount: Fen | undefined, ground: MoveGround): EffectProps {
  const { name } = CLASS_FACTS[ground.class]
  if (amount === undefined) {
    return {
      figures: [
        { caption: `${name}余额`, amount: ground.balance },
        { caption: '电子账户可用余额', amount: ground.available },
      ],
    }
  }
  const { balanceAfter, availableAfter, roomAfter } = moveEffect(movement, amount, ground)
  const electronic = { caption: `${NAMES[movement]}后电子账户可用`, amount: availableAfter }
  if (movement === 'sweep') return { figures: [{ caption: '转入电子账户', amount }, electronic] }
  return {
    figures: [{ caption: `${NAMES[movement]}后${name}余额`, amount: balanceAfter }, electronic],
    rows: movement === 'fund' && roomAfter !== undefined ? [{ label: '之后还可转入', amount: roomAfter }] : [],
  }
}
