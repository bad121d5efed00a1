import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryWallet } from '@/contract/account/queryWallet'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Skeleton } from '@/ui/Skeleton'
import { WalletCard } from '../WalletCard'
import { PostingList } from './PostingList'
import './balance.scss'

/** /WalletBalance: the electronic account's balance and its latest postings. */
function WalletBalance({ route }: PageProps<object>) {
  const wallet = useCall(queryWallet, {})
  return (
    <Frame title={route.title}>
      <Loaded read={wallet} waiting={<Waiting />}>
        {(data) => (
          <>
            <WalletCard wallet={data} />
            <PostingList records={data.records} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton shape="hero" />
      <Skeleton shape="list" count={6} />
    </>
  )
}

export default definePage(WalletBalance, {
  skeleton: <Waiting />,
})
