import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { Notice } from '@/ui/Notice'
import type { Reminder } from './reminders'

export const Reminders = ({ reminders }: { readonly reminders: readonly Reminder[] }) =>
  reminders.length > 0 && (
    <View className="home-reminders">
      {reminders.map(({ key, text, leadsTo, tone, action }) => (
        <Notice key={key} tone={tone} action={action} onPress={() => go(leadsTo)}>
          {text}
        </Notice>
      ))}
    </View>
  )
