import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { Opening } from '@/contract/onboarding/onboardingState'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { call } from '@/session/bank'
import { keepAsAnswer } from '@/session/useCall'
import { nextPlace } from '../way'
import { goTo } from '../useOnboarding'

const FIRST_MS = 600
const LATER_MS = 1500
/** After that long nobody should have to look on. */
const LONG_MS = 20_000

interface OpeningProgress {
  readonly opening: Opening | undefined
  /** It takes longer than it should. */
  readonly long: boolean
}

/** Asks how the application stands until it is decided; not while the page is out of sight. */
export function useOpeningProgress(): OpeningProgress {
  const [opening, setOpening] = useState<Opening>()
  const [long, setLong] = useState(false)
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    if (!shown) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const began = Date.now()
    const ask = async (): Promise<void> => {
      const outcome = await call(queryOnboarding, {})
      if (!current) return
      if (outcome.ok) {
        const { opening: now } = outcome.value
        setOpening(now)
        if (now?.state !== 'SUBMITTED' && now?.state !== 'PROCESSING') {
          keepAsAnswer(queryOnboarding, {}, outcome.value)
          return goTo(nextPlace(outcome.value))
        }
      }
      // A line that is down comes back: the application is with the bank.
      setLong(Date.now() - began > LONG_MS)
      timer = setTimeout(() => void ask(), LATER_MS)
    }
    timer = setTimeout(() => void ask(), FIRST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [shown])
  return { opening, long }
}
