import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { Tag } from '@/ui/Tag'
import { Unbroken } from '@/ui/Unbroken'
import './ticket.scss'

interface TicketProps {
  /** What it is worth, as short as a price tag. */
  readonly value: string
  readonly kind: string
  readonly name: string
  /** Where and for what it can be used. */
  readonly text: string
  readonly days: string
  /** What has become of it; undefined while it can be used. */
  readonly over?: string | undefined
}

/** The front of a voucher: its value on the stub, and what it is. */
export const Ticket = ({ value, kind, name, text, days, over }: TicketProps) => (
  <View className={classes('ticket', over !== undefined && 'is-over')}>
    <View className="ticket__stub">
      <View className="ticket__value">{value}</View>
      <View className="ticket__kind">{kind}</View>
    </View>
    <View className="ticket__body">
      <Heading level={2} className="ticket__name">
        <Unbroken text={name} />
      </Heading>
      <View className="ticket__text">
        <Unbroken text={text} />
      </View>
      <View className="ticket__text">
        <Unbroken text={days} />
      </View>
      {over !== undefined && <Tag tone="plain">{over}</Tag>}
    </View>
  </View>
)
