import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import './Choice.scss'

interface ChoiceProps {
  readonly title: string
  /** What it means; spoken with the title. */
  readonly hint: string
  readonly chosen: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
}

/** One of a few ways to do something, with what it means. */
export const Choice = ({ title, hint, chosen, disabled = false, onChoose }: ChoiceProps) => (
  <Pressable
    role="radio"
    checked={chosen}
    label={`${title}，${hint}`}
    disabled={disabled}
    className={classes('choice', chosen && 'is-chosen')}
    onPress={onChoose}
  >
    <View className="choice__main">
      <View className="choice__title">{title}</View>
      <View className="choice__hint">{hint}</View>
    </View>
    {chosen && <Icon name="check" tone="brand" />}
  </Pressable>
)

/** The ways, all in sight; `label` says what is being chosen. */
export const Choices = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Card className="choice-list">
    <View {...role('radiogroup')} aria-label={label}>
      {children}
    </View>
  </Card>
)
