import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
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
  const { title, hint, action } = invitation
  return <Empty text={title} hint={hint} action={{ text: action, onPress: () => void accept() }} />
}
