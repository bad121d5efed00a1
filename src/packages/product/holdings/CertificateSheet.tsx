import { queryCertificate } from '@/contract/holding/queryCertificate'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Certificate } from './Certificate'
import { Loaded } from '@/features/loaded/Loaded'

interface CertificateSheetProps {
  readonly seqNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The certificate of a deposit, asked for when it is opened. */
export function CertificateSheet({ seqNo, open, onClose }: CertificateSheetProps) {
  const read = useCall(queryCertificate, open ? { seqNo } : undefined)
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Sheet
      open={open}
      title="存单"
      onClose={onClose}
      action={
        <Button kind="secondary" onPress={() => setHidden(!hidden)}>
          {hidden ? '显示金额' : '隐藏金额'}
        </Button>
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" count={2} />}>
        {(facts) => <Certificate facts={facts} hidden={hidden} />}
      </Loaded>
    </Sheet>
  )
}
