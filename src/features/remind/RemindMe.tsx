import { subscription } from '@/platform/subscription'
import { Button } from '@/ui/Button'
import { useMessageSettings } from './useMessageSettings'

interface RemindMeProps {
  /** A kind of the bank's messages. */
  readonly kind: string
  /** The offer's text. */
  readonly text: string
}

/** Offers to send messages of a kind by WeChat too; draws nothing where WeChat can't or the bank has no template. */
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
