import { useState } from 'react'
import { useProducts } from '@/app/useProducts'
import { EXAMPLE_AMOUNT } from '@/products/model/lookedAtFirst'
import { ErrorState } from '@/ui/ErrorState'
import { useLoad } from '@/ui/useLoad'
import { Earn } from './Earn'
import { termEarnings } from './termEarnings'

/** Few type another amount before they look at a product. */
const loadSheet = () => import('./AmountSheet')

/** The shelf's deposits for home: public, so asked at once and without waiting for a session. */
export function Products() {
  const { data, state, reload } = useProducts()
  const [amount, setAmount] = useState(EXAMPLE_AMOUNT)
  const [typing, setTyping] = useState(false)
  const { loaded } = useLoad(typing ? loadSheet : undefined)
  if (state === 'failed') return <ErrorState onRetry={reload} />
  return (
    <>
      <Earn amount={amount} earnings={data && termEarnings(data.products, amount)} onEdit={() => setTyping(true)} />
      {loaded && <loaded.AmountSheet amount={amount} onAmount={setAmount} onClose={() => setTyping(false)} />}
    </>
  )
}
