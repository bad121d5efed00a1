import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { entryText } from '@/features/entry/entryText'
import type { MemberArea } from '@/app/invitation'

/** A tab page while what belongs to the customer may not be shown: the way on, or a skeleton while nobody knows. */
export function Locked({ invitation, accept }: Pick<MemberArea, 'invitation' | 'accept'>) {
  if (!invitation) {
    return (
      <>
        <Skeleton shape="hero" />
        <Skeleton shape="list" />
      </>
    )
  }
  const { title, hint } = invitation
  return (
    <Empty
      picture="key"
      text={title}
      hint={hint}
      action={{ text: entryText(invitation), onPress: () => void accept() }}
    />
  )
}
