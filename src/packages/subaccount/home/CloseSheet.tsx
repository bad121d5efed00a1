import { View } from '@tarojs/components'
import type { MoveGround } from '@/domain/subaccount/effect'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { Effect } from '@/features/order/Effect'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { effectOfMove } from './moves'
import './CloseSheet.scss'

interface CloseSheetProps {
  readonly open: boolean
  readonly ground: MoveGround
  /** What it has earned and is paid with the rest. */
  readonly interest: Fen
  readonly hidden: boolean
  readonly onGoOn: () => void
  readonly onClose: () => void
}

/** What closing an account pays back where, before the password is asked for. */
export const CloseSheet = ({ open, ground, interest, hidden, onGoOn, onClose }: CloseSheetProps) => (
  <Sheet open={open} title="注销账户" onClose={onClose} action={<Button onPress={onGoOn}>继续</Button>}>
    <View className="close-sheet">
      <Effect
        {...effectOfMove('sweep', addFen(ground.balance, interest), ground)}
        rows={interest > 0 ? [{ label: '其中利息', amount: interest }] : []}
        hidden={hidden}
      />
      <View className="close-sheet__note">注销后该账户不能再使用，余额和利息将全部转入电子账户。</View>
    </View>
  </Sheet>
)
