import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import type { Reward } from '../campaigns'
import { taxText } from '../texts'
import './openedPacket.scss'

interface OpenedPacketProps {
  /** What was granted last; undefined before anything was. */
  readonly packet: Reward | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** A red packet that opens to what has come out of it, and the way to have it on the account. */
export function OpenedPacket({ packet, open, onClose }: OpenedPacketProps) {
  if (!packet) return null
  const { name, net, tax } = packet
  const withdraw = (): void => {
    onClose()
    go('/withDrawalActicity')
  }
  return (
    <Sheet
      open={open}
      title={name}
      onClose={onClose}
      action={
        <>
          <Button onPress={withdraw}>提现到电子账户</Button>
          <Button kind="text" onPress={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <View className="opened-packet">
        <View className="opened-packet__picture" aria-hidden="true">
          <View className="opened-packet__paper" />
          <View className="opened-packet__front" />
          <View className="opened-packet__flap" />
        </View>
        <View className="opened-packet__amount">
          <Amount value={fen(net)} size="hero" />
        </View>
        <View className="opened-packet__said">已放入红包余额</View>
        {tax > 0 && <View className="opened-packet__said">{taxText(packet)}</View>}
      </View>
    </Sheet>
  )
}
