import { View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import { go } from '@/app/navigate'
import { useShownAgain } from '@/app/useShownAgain'
import type { ResponseOf } from '@/contract/call'
import type { queryVouchers } from '@/contract/voucher/queryVouchers'
import { showVoucher } from '@/contract/voucher/showVoucher'
import { formatCode } from '@/domain/voucher/machine'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { useBankTime } from '../useBankTime'
import './codeSheet.scss'

type Voucher = ResponseOf<typeof queryVouchers>['vouchers'][number]
type Shown = ResponseOf<typeof showVoucher>

interface CodeSheetProps {
  /** The voucher that is shown; undefined: the sheet is closed. */
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
}

/** A voucher's code for the merchant: good for a minute, and made anew on request. */
export const CodeSheet = ({ voucher, onClose }: CodeSheetProps) => (
  <Sheet open={voucher !== undefined} title={voucher?.name ?? ''} onClose={onClose}>
    {voucher && <Code key={voucher.voucherId} voucher={voucher} />}
  </Sheet>
)

function Code({ voucher: { voucherId, merchant } }: { readonly voucher: Voucher }) {
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const ask = useCallback(async () => {
    const asked = await call(showVoucher, { voucherId })
    setShown(asked.ok ? asked.value : undefined)
    setProblem(asked.ok ? undefined : asked.error.message)
  }, [voucherId])
  useEffect(() => void ask(), [ask])
  // The page of the QR code has asked for a newer one, after which this is good no longer.
  useShownAgain(() => {
    setShown(undefined)
    void ask()
  })
  const until = shown?.until
  const now = useBankTime(shown?.at, until !== undefined)
  const left = until === undefined ? undefined : Math.ceil((until - now) / 1_000)
  if (problem !== undefined) return <ErrorState message={problem} onRetry={() => void ask()} />
  if (!shown) return <Skeleton shape="card" count={1} />
  const over = left !== undefined && left <= 0
  return (
    <View className="code-sheet">
      <View className="code-sheet__code">{over ? '•••• •••• ••••' : formatCode(shown.voucherCode)}</View>
      <View className="code-sheet__hint">
        {left === undefined
          ? `请在${merchant}输入该兑换码，仅可使用一次`
          : over
            ? '券码已失效'
            : `请向${merchant}店员出示，${left}秒内有效`}
      </View>
      <Button kind="text" onPress={() => go('/QRCode', { type: 'voucher', voucherId })}>
        展示二维码
      </Button>
      {left !== undefined && (
        <Button kind={over ? 'primary' : 'secondary'} onPress={ask}>
          刷新券码
        </Button>
      )}
    </View>
  )
}
