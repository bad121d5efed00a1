import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { PasswordSheet } from './PasswordSheet'
import { Summary } from './Summary'
import type { SummaryProps } from './Summary'
import type { OrderSteps } from './useOrderSteps'

interface OrderConfirmProps {
  /** The result of `useOrder`. */
  readonly order: OrderSteps
  readonly title: string
  /** The text of the button that leads to the password. */
  readonly action: string
  /** All the figures the customer agrees to. */
  readonly summary: SummaryProps
  /** What is paid for and how much, shown while the password is typed. */
  readonly name: string
  readonly amount: Fen
  readonly onComplete: (password: string) => Promise<void>
}

/** The part of an order after its form: the summary, then the payment password. */
export const OrderConfirm = ({
  order,
  title,
  action,
  summary,
  name,
  amount,
  onComplete,
}: OrderConfirmProps): ReactNode => (
  <>
    <Sheet
      open={order.step === 'confirm'}
      title={title}
      onClose={order.close}
      action={<Button onPress={order.askPassword}>{action}</Button>}
    >
      <Summary {...summary} />
    </Sheet>
    <PasswordSheet password={order.password} name={name} amount={amount} onComplete={onComplete} />
  </>
)
