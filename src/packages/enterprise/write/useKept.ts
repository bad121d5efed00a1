import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { getCacheValue } from '@/contract/bridge/getCacheValue'
import { setValue } from '@/contract/bridge/setValue'
import { sayMessage } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import type { Typed } from './useWrite'

/** Characters that one kept value takes, and so how many a long list of rows needs. */
const PIECE = 2_000
const PIECES = 8

const typed = v.object({ values: v.record(v.string(), v.string()), rows: v.string() })

const keyOf = (form: string, piece: number): string => `approval-${form}-${piece}`.slice(0, 64)

/** Forgets what was kept of a form that was handed in: gone on with, it would be applied for twice. */
export const forgetKept = (form: string) => call(setValue, { key: keyOf(form, 0), value: '' })

/** What was kept of a form; undefined for nothing, or for what can't be read. */
async function readKept(form: string): Promise<Typed | undefined> {
  let text = ''
  for (let piece = 0; piece < PIECES; piece += 1) {
    const kept = await call(getCacheValue, { key: keyOf(form, piece) })
    if (!kept.ok) return undefined
    text += kept.value.value
    // A piece that isn't full is the last; what an earlier, longer form left behind it counts for nothing.
    if (kept.value.value.length < PIECE) break
  }
  if (text === '') return undefined
  try {
    const parsed = v.safeParse(typed, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps an unfinished form at the bank, on every phone of its writer, and offers what was kept before.
 * @param form names it; @param text as it is now; @param restore fills it in
 */
export function useKept(form: string, text: Typed, restore: (kept: Typed) => void) {
  const [found, setFound] = useState<Typed>()
  useEffect(() => {
    let here = true
    void readKept(form).then((kept) => here && setFound(kept))
    return () => {
      here = false
    }
  }, [form])
  const keep = useAction(async () => {
    const whole = JSON.stringify(text)
    if (whole.length > PIECE * PIECES) return sayMessage('内容过长，不能暂存，请直接进入下一步保存草稿')
    for (let piece = 0; piece < PIECES; piece += 1) {
      const value = whole.slice(piece * PIECE, (piece + 1) * PIECE)
      const kept = await callOrSay(setValue, { key: keyOf(form, piece), value })
      if (!kept) return
      if (value.length < PIECE) break
    }
    setFound(undefined)
    showToast('已暂存')
  })
  const goOn = (): void => {
    if (found) restore(found)
    setFound(undefined)
  }
  return { found: found !== undefined, goOn, keep }
}
