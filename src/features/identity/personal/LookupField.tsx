import { useState } from 'react'
import { lookupName } from '@/domain/lookup/table'
import type { LookupTable } from '@/domain/lookup/table'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'

interface LookupFieldProps {
  readonly label: string
  readonly table: LookupTable
  /** Code; '' for none. */
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | undefined
}

/** One entry of a lookup table, chosen from a list with one tap, because the names are too long for NutUI's wheels. */
export function LookupField({ label, table, value, onChange, error }: LookupFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickField label={label} value={lookupName(table, value)} error={error} onPress={() => setOpen(true)} />
      <OptionSheet
        open={open}
        title={label}
        options={table.map(({ code, name }) => ({ key: code, label: name }))}
        value={value}
        onSelect={(code) => {
          setOpen(false)
          onChange(code)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
