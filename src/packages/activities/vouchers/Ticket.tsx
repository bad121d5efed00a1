import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { nameBesideValue } from '@/domain/voucher/nameBesideValue'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { Tag } from '@/ui/Tag'
import { Unbroken } from '@/ui/Unbroken'
import { unbroken } from '@/ui/Unbroken/unbroken'
import './ticket.scss'

interface TicketProps {
  /** What it is worth, as short as a price tag. */
  readonly value: string
  readonly kind: string
  /** The stub's value at its end or beginning isn't said again. */
  readonly name: string
  /** Where and for what it can be used, a line each. */
  readonly texts: readonly string[]
  /** What has become of it; undefined while it can be used. */
  readonly over?: string | undefined
}

/** A voucher as a card of its own: its value on the stub, beside it what it is, and as its children what can be done. */
export const Ticket = ({ value, kind, name, texts, over, children }: PropsWithChildren<TicketProps>) => (
  <Card padded={false} className={classes('ticket', over !== undefined && 'is-over')}>
    <View className="ticket__stub">
      <View className="ticket__value">{value}</View>
      <View className="ticket__kind">{kind}</View>
    </View>
    <View className="ticket__body">
      <Heading level={2} className="ticket__name">
        <Unbroken text={nameBesideValue(name, value)} />
      </Heading>
      {texts.map((text) => (
        <View key={text} className="ticket__text">
          {unbroken(text)}
        </View>
      ))}
      {over !== undefined && <Tag tone="plain">{over}</Tag>}
      {children}
    </View>
  </Card>
)

/** What can be done with a voucher, at the foot of its ticket. */
export const TicketActs = ({ children }: PropsWithChildren) => <View className="ticket__acts">{children}</View>
