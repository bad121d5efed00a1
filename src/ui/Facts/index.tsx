import { Text, View } from '@tarojs/components'
import './Facts.scss'

/** Facts in a line, which breaks between them and inside none, and neither ends nor begins with the sign that parts them: 09:59 · 吉林省 · 苹果手机. */
export const Facts = ({ of: facts }: { readonly of: readonly string[] }) => (
  <View className="ui-facts">
    <View className="ui-facts__line">
      {facts.map((fact, at) => (
        <View key={`${at} ${fact}`} className="ui-facts__fact">
          {at > 0 && <Text className="ui-facts__sign">{' · '}</Text>}
          {fact}
        </View>
      ))}
    </View>
  </View>
)
