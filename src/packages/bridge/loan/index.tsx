import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { LOAN_APPS } from '@/domain/loan/handOff'
import { loanLeaveQuery } from '@/routes/queries/bridge'
import { Crossing } from '../crossing/Crossing'

/** /yidaiload: the way into a loan app by its selector, with a voucher where one is to be used. */
function LoanLeave({ route, query }: PageProps<typeof loanLeaveQuery>) {
  const { bridge, selector, voucherId, left } = query
  const voucher = voucherId === undefined ? {} : { voucherNo: voucherId }
  return (
    <Crossing
      title={route.title}
      name={LOAN_APPS[Number(selector)]?.name ?? LOAN_APPS[0]?.name ?? ''}
      crossing={{ bridge, id: selector, ...voucher }}
      page={{ name: route.name, query: { selector, ...(voucherId !== undefined && { voucherId }) } }}
      left={left !== undefined}
    />
  )
}

export default definePage(LoanLeave, { query: loanLeaveQuery })
