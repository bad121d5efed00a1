import { queryCertificate } from '@/contract/holding/queryCertificate'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { useAmountsHidden } from '../hooks/useAmountsHidden'
import { Certificate } from './Certificate'
import { Failed } from './Failed'

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
      {read.state === 'loading' && <Skeleton shape="card" count={2} />}
      {read.error && <Failed error={read.error} onRetry={read.reload} />}
      {read.data && <Certificate facts={read.data} hidden={hidden} />}
    </Sheet>
  )
}
