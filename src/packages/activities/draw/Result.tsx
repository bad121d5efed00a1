import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { CampaignPicture } from '@/domain/campaign/picture'
import { NO_PRIZE } from '@/domain/draw/draw'
import { Banner } from '@/features/campaign/Banner'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { checkLink, drawnText } from './campaign'
import type { Drawn } from './campaign'

interface ResultProps {
  /** The last draw; undefined before there is one. */
  readonly drawn: Drawn | undefined
  readonly open: boolean
  readonly actId: string
  readonly picture: CampaignPicture
  readonly onClose: () => void
}

/** What a draw brought, the way to fetch it, and the way to reckon it again. */
export function Result({ drawn, open, actId, picture, onClose }: ResultProps) {
  if (!drawn) return null
  const isWon = drawn.prizeKey !== NO_PRIZE
  const number = `第${drawn.chanceNo}次，号码${drawn.number}`
  const leave = (onwards: () => void) => (): void => {
    onClose()
    onwards()
  }
  return (
    <Sheet
      open={open}
      title="抽奖结果"
      onClose={onClose}
      action={
        <>
          {isWon ? (
            <Button onPress={leave(() => go('/zhouMyPrize'))}>领取奖品</Button>
          ) : (
            <Button onPress={onClose}>知道了</Button>
          )}
          <Button kind="text" onPress={leave(() => go(checkLink(actId)))}>
            核对这次抽奖
          </Button>
        </>
      }
    >
      {isWon ? (
        <Banner
          picture={picture}
          title="恭喜抽中"
          worth={drawnText(drawn)}
          text={number}
          foot="请在“我的奖励”中领取，逾期自动失效"
        />
      ) : (
        <View className="draw__result">
          <View className="draw__prize">{drawnText(drawn)}</View>
          <View className="draw__hint">{number}</View>
        </View>
      )}
    </Sheet>
  )
}
