import { useEffect, useState } from 'react'
import { queryRegions } from '@/contract/identity/queryRegions'
import { call } from '@/session/bank'
import { PickField } from '@/ui/PickField'
import { RegionPicker } from '@/ui/RegionPicker'
import type { Region } from '@/ui/RegionPicker'
import type { Opening } from './questions'

interface RegionFieldProps {
  /** The code of what was given earlier, whose names nobody keeps. */
  readonly region?: string
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

/** Provinces and cities are the beginning of their regions' codes (GB/T 2260). */
const lies = (region: string, { code }: Region): boolean => region.startsWith(code.replace(/(00)+$/, ''))

async function pathTo(region: string, above: readonly Region[] = []): Promise<readonly Region[]> {
  const next = (await load(above[above.length - 1]?.code ?? ''))?.find((one) => lies(region, one))
  if (!next) return above
  return next.leaf || above.length === 2 ? [...above, next] : pathTo(region, [...above, next])
}

/** The names of a region given earlier; until they are known, or where they can't be, that there is one. */
function useGiven(region: string): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (region !== '') void pathTo(region).then((path) => setName(nameOf(path)))
  }, [region])
  return region === '' ? undefined : name || '已选择'
}

/** Province, city and county of residence. */
export function RegionField({ region = '', value, onChange, error, opening }: RegionFieldProps) {
  const own = useState(false)
  const given = useGiven(value === undefined ? region : '')
  const [open, setOpen] = opening ?? own
  const select = (path: readonly Region[]): void => {
    setOpen(false)
    onChange({ region: path[path.length - 1]?.code ?? '', regionName: nameOf(path) })
  }
  return (
    <>
      <PickField label="所在地区" value={value ?? given} error={error} onPress={() => setOpen(true)} />
      <RegionPicker open={open} title="所在地区" load={load} onSelect={select} onClose={() => setOpen(false)} />
    </>
  )
}
