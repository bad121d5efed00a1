import { Frame } from '@/app/Frame'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'

/** A page whose form this customer can't send (`shutOut`). */
export const ShutOut = ({ title, why }: { readonly title: string; readonly why: EmptyProps }) => (
  <Frame title={title}>
    <Empty {...why} />
  </Frame>
)
