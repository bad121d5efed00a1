import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '../Card'
import { classes } from '../classes'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { unbroken } from '../Unbroken/unbroken'
import './Choice.scss'

interface ChoiceProps {
  readonly title: string
  /** What it means; spoken with the title. */
  readonly hint: string
  /** Ends the hint, in the colour of a warning where it is chosen. */
  readonly warning?: string | undefined
  readonly chosen: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
}

/** One of a few ways to do something, with what it means. */
export const Choice = ({ title, hint, warning, chosen, disabled = false, onChoose }: ChoiceProps) => (
  <Pressable
    role="radio"
    checked={chosen}
    label={[title, hint, warning].filter(Boolean).join('，')}
    disabled={disabled}
    className={classes('ui-choice', chosen && 'is-chosen')}
    onPress={onChoose}
  >
    <View className="ui-choice__main">
      <View className="ui-choice__title">{title}</View>
      <View className="ui-choice__hint">
        {unbroken(warning === undefined ? hint : `${hint}，`)}
        {warning !== undefined && <Text className="ui-choice__warning">{warning}</Text>}
      </View>
    </View>
    {chosen && <Icon name="check" tone="brand" />}
  </Pressable>
)

/** The ways, all in sight; `label` says what is being chosen. */
export const Choices = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Card className="ui-choice-list">
    <View {...role('radiogroup')} aria-label={label}>
      {children}
    </View>
  </Card>
)
