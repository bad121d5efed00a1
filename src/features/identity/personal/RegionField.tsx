import { useState } from 'react'
import { queryRegions } from '@/contract/identity/queryRegions'
import { call } from '@/session/bank'
import { PickField } from '@/ui/PickField'
import { RegionPicker } from '@/ui/RegionPicker'
import type { Region } from '@/ui/RegionPicker'
import type { Opening } from './questions'

interface RegionFieldProps {
  readonly value: string | undefined
  readonly onChange: (region: { readonly region: string; readonly regionName: string }) => void
  readonly error: string | undefined
  /** Where its list is opened and closed, if not by the field alone. */
  readonly opening?: Opening
}

async function load(parent: string): Promise<readonly Region[] | undefined> {
  const outcome = await call(queryRegions, { parent })
  return outcome.ok ? outcome.value.regions : undefined
}

/** Leaves out repeated names, as of municipalities: 北京市 北京市 朝阳区. */
const nameOf = (path: readonly Region[]): string =>
  path
    .map(({ name }) => name)
    .filter((name, index, names) => name !== names[index - 1])
    .join(' ')

/** Province, city and county of residence. */
export function RegionField({ value, onChange, error, opening }: RegionFieldProps) {
  const own = useState(false)
  const [open, setOpen] = opening ?? own
  const select = (path: readonly Region[]): void => {
    setOpen(false)
    onChange({ region: path[path.length - 1]?.code ?? '', regionName: nameOf(path) })
  }
  return (
    <>
      <PickField label="所在地区" value={value} error={error} onPress={() => setOpen(true)} />
      <RegionPicker open={open} title="所在地区" load={load} onSelect={select} onClose={() => setOpen(false)} />
    </>
  )
}
