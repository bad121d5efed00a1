import { View } from '@tarojs/components'
import { limitsText } from '@/domain/limits/limitText'
import { go } from '@/app/navigate'
import { setDefaultCard } from '@/contract/card/setDefaultCard'
import { callOrSay } from '@/session/callOrSay'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { showToast } from '@/ui/Toast'
import { BankMark } from '../BankMark'
import type { BoundCard } from '../cards'
import { CardTags } from '../CardTags'
import { bankColour } from '../mark'
import './BankCard.scss'

async function makeDefault(cardId: string): Promise<void> {
  if (await callOrSay(setDefaultCard, { cardId }, showToast)) showToast('已设为默认卡')
}

/** A bound card: whose bank, the last four digits, what it is for, and what it gives at most. */
export function BankCard({ card }: { readonly card: BoundCard }) {
  const { cardId, bankName, cardNo, alias, mobileNo, role, isDefault } = card
  const special = role === 'SPECIAL'
  return (
    <Card padded={false}>
      <View className="bank-card" style={bankColour(bankName)}>
        <Pressable className="bank-card__open" onPress={() => go('/cardInfo', { cardId })}>
          <View className="bank-card__head">
            <BankMark bankName={bankName} />
            <View className="bank-card__names">
              <View className="bank-card__name">{bankName}</View>
              {alias !== undefined && <View className="bank-card__alias">{alias}</View>}
            </View>
            <Icon name="arrow-right" size="small" tone="hint" className="bank-card__arrow" />
            <View className="bank-card__tags">
              <CardTags card={card} />
            </View>
          </View>
          <View className="bank-card__number">{cardNo}</View>
        </Pressable>
        <View className="bank-card__foot">
          <View className="bank-card__facts">
            <View>{special ? '仅用于接收专项款项' : `转入限额 ${limitsText(card)}`}</View>
            <View>{`预留手机号 ${mobileNo}`}</View>
          </View>
          {!special && !isDefault && (
            <Button
              kind="text"
              size="small"
              className="bank-card__default"
              label={`将尾号${cardNo.slice(-4)}设为默认卡`}
              onPress={() => makeDefault(cardId)}
            >
              设为默认
            </Button>
          )}
        </View>
      </View>
    </Card>
  )
}
