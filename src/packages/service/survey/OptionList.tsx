import { View } from '@tarojs/components'
import type { Option } from '@/domain/survey/questionnaire'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import './OptionList.scss'

interface OptionListProps {
  /** The question, for a screen reader. */
  readonly label: string
  readonly options: readonly Option[]
  /** Several may be chosen. */
  readonly many: boolean
  readonly chosen: readonly string[]
  /** Tells what is chosen now, from what was chosen before: two taps may come before the first is drawn. */
  readonly onChoose: (after: (before: readonly string[]) => readonly string[]) => void
  /** Once it is marked: what is right. Nothing can be chosen any more. */
  readonly right?: readonly string[] | undefined
}

/** A question's options, all in sight; after the answer each says in words whether it was right. */
export function OptionList({ label, options, many, chosen, onChoose, right }: OptionListProps) {
  const choose = (id: string): void => {
    if (!many) return onChoose(() => [id])
    onChoose((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  }
  return (
    <View {...role(many ? 'group' : 'radiogroup')} aria-label={label}>
      {options.map(({ id, text }) => (
        <Pressable
          key={id}
          role={many ? 'checkbox' : 'radio'}
          checked={chosen.includes(id)}
          disabled={right !== undefined}
          label={`${text}${verdict(id, chosen, right)}`}
          className={classes(
            'option-list__item',
            chosen.includes(id) && 'is-chosen',
            right?.includes(id) && 'is-right',
            right && !right.includes(id) && chosen.includes(id) && 'is-wrong',
          )}
          onPress={() => choose(id)}
        >
          <View className={classes('option-list__mark', many && 'option-list__mark--many')}>
            {chosen.includes(id) && <Icon name="check" size="small" />}
          </View>
          <View className="option-list__text">{text}</View>
          {right?.includes(id) && <View className="option-list__verdict">正确</View>}
        </Pressable>
      ))}
    </View>
  )
}

const verdict = (id: string, chosen: readonly string[], right: readonly string[] | undefined): string => {
  if (!right) return ''
  if (right.includes(id)) return '，正确答案'
  return chosen.includes(id) ? '，您选择的，不正确' : ''
}
