import { View } from '@tarojs/components'
import { useState } from 'react'
import { setCardAlias } from '@/contract/card/setCardAlias'
import { LONGEST_ALIAS } from '@/domain/card/alias'
import { callOrSay } from '@/session/callOrSay'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { TextField } from '@/ui/TextField'
import { showToast } from '@/ui/Toast'
import type { BoundCard } from '../cards'

interface AliasSheetProps {
  readonly card: BoundCard
  readonly open: boolean
  readonly onClose: () => void
}

/** What the customer calls a card. */
export const AliasSheet = ({ card, open, onClose }: AliasSheetProps) =>
  open ? <Form card={card} onClose={onClose} /> : null

function Form({ card: { cardId, alias: before = '' }, onClose }: Omit<AliasSheetProps, 'open'>) {
  const [alias, setAlias] = useState(before)
  const [error, setError] = useState<string>()
  const save = async (): Promise<void> => {
    const outcome = await callOrSay(setCardAlias, { cardId, alias }, setError)
    if (!outcome) return
    showToast(alias.trim() === '' ? '已清除别名' : '已保存')
    onClose()
  }
  const change = (typed: string): void => {
    setAlias(typed)
    setError(undefined)
  }
  return (
    <Sheet open title="银行卡别名" onClose={onClose} action={<Button onPress={save}>保存</Button>}>
      <View>
        <TextField
          label="别名"
          value={alias}
          onChange={change}
          maxLength={LONGEST_ALIAS}
          placeholder="如工资卡，最多10个字"
          hint="只有您自己能看到，留空则不使用别名"
          error={error}
        />
      </View>
    </Sheet>
  )
}
