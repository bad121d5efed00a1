import { View } from '@tarojs/components'
import { classes } from '../classes'
import './Progress.scss'

/** How far along one is: a segment a question, and the same in words. */
export const Progress = ({ done, total }: { readonly done: number; readonly total: number }) => (
  <View className="ui-progress">
    <View className="ui-progress__track" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <View key={index} className={classes('ui-progress__part', index < done && 'is-done')} />
      ))}
    </View>
    <View className="ui-progress__text">{`第${done}题 / 共${total}题`}</View>
  </View>
)
