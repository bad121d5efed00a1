import { useState } from 'react'
import { lookupName } from '@/domain/lookup/table'
import type { LookupTable } from '@/domain/lookup/table'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import type { Opening } from './questions'

interface LookupFieldProps {
  readonly label: string
  /** Names are told apart, codes may be shared. */
  readonly table: LookupTable
  /** Code; '' for none. */
  readonly value: string
  /** The name that is shown, where the code alone doesn't say it. */
  readonly name?: string | undefined
  readonly onChange: (code: string, name: string) => void
  readonly error: string | undefined
  /** Where its list is opened and closed, if not by the field alone. */
  readonly opening?: Opening
}

/** One entry of a lookup table, chosen from a list with one tap, because the names are too long for NutUI's wheels. */
export function LookupField({ label, table, value, name, onChange, error, opening }: LookupFieldProps) {
  const own = useState(false)
  const [open, setOpen] = opening ?? own
  const shown = name ?? lookupName(table, value)
  return (
    <>
      <PickField label={label} value={shown} error={error} onPress={() => setOpen(true)} />
      <OptionSheet
        open={open}
        title={label}
        options={table.map((entry) => ({ key: entry.name, label: entry.name }))}
        value={shown}
        onSelect={(chosen) => {
          setOpen(false)
          const entry = table.find((each) => each.name === chosen)
          if (entry) onChange(entry.code, entry.name)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
