import { subscription } from '@/platform/subscription'
import { Button } from '@/ui/Button'
import { useMessageSettings } from './useMessageSettings'

interface RemindMeProps {
  /** Of the bank's kinds of messages. */
  readonly kind: string
  /** What is offered, as the customer reads it. */
  readonly text: string
}

/** Offers to be told of something by WeChat too; nothing where WeChat can't or the bank has no template for it. */
export const RemindMe = (props: RemindMeProps) => (subscription.available() ? <Offer {...props} /> : null)

function Offer({ kind, text }: RemindMeProps) {
  const { settings, allow } = useMessageSettings()
  const setting = settings.data?.kinds.find((one) => one.kind === kind)
  if (setting?.templateId === undefined || setting.allowed > 0) return null
  return (
    <Button kind="secondary" onPress={() => allow(setting)}>
      {text}
    </Button>
  )
}
