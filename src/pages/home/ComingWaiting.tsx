import { go } from '@/app/navigate'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'

export const ComingTitle = () => <SectionTitle title="接下来" onMore={() => go('/upcoming')} />

/** Keeps the place of what comes next, so that nothing below moves when the bank has told it. */
export const ComingWaiting = () => (
  <>
    <ComingTitle />
    <Skeleton shape="list" count={2} />
  </>
)
