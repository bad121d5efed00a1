import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '../Card'
import { classes } from '../classes'
import { Facts } from '../Facts'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { unbroken } from '../Unbroken/unbroken'
import './Choice.scss'

interface ChoiceProps {
  readonly title: string
  /** What it means, or the facts of it, each kept whole; spoken with the title. */
  readonly hint: string | readonly string[]
  /** What it costs or may lose, before what it means. */
  readonly warning?: string | undefined
  readonly chosen: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
}

/** One of a few ways to do something, with what it means. */
export const Choice = ({ title, warning, hint, chosen, disabled = false, onChoose }: ChoiceProps) => (
  <Pressable
    role="radio"
    checked={chosen}
    label={[title].concat(warning ?? [], hint).join('，')}
    disabled={disabled}
    className={classes('ui-choice', chosen && 'is-chosen')}
    onPress={onChoose}
  >
    <View className="ui-choice__main">
      <View className="ui-choice__title">{title}</View>
      {warning !== undefined && <View className="ui-choice__warning">{unbroken(warning)}</View>}
      <View className="ui-choice__hint">{typeof hint === 'string' ? unbroken(hint) : <Facts of={hint} />}</View>
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
