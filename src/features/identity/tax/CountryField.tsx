import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { queryCountries } from '@/contract/identity/queryCountries'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Pressable } from '@/ui/Pressable'
import { PickField } from '@/ui/PickField'
import { role } from '@/ui/role'
import { SearchField } from '@/ui/SearchField'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { View } from '@tarojs/components'
import './CountryField.scss'

interface CountryFieldProps {
  readonly label: string
  /** Numeric code; '' for none. */
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | undefined
  /** A code that may not be chosen here. */
  readonly except?: string
}

/** As many as can be scrolled through; others are found by typing. */
const SHOWN = 60

type ChoiceProps = Pick<CountryFieldProps, 'label' | 'onChange' | 'except'>

function Countries(choice: ChoiceProps) {
  const read = useCall(queryCountries, {})
  return (
    <Loaded read={read} waiting={<Skeleton shape="list" />}>
      {({ countries }) => <Found countries={countries} {...choice} />}
    </Loaded>
  )
}

interface FoundProps extends ChoiceProps {
  readonly countries: ResponseOf<typeof queryCountries>['countries']
}

function Found({ countries, label, onChange, except }: FoundProps) {
  const [wanted, setWanted] = useState('')
  const found = countries.filter(({ code, name }) => code !== except && name.includes(wanted.trim()))
  return (
    <>
      <SearchField
        label={`搜索${label}`}
        value={wanted}
        onChange={setWanted}
        placeholder="输入名称，如美国"
        maxLength={20}
      />
      <View {...role('radiogroup')} aria-label={label}>
        {found.slice(0, SHOWN).map(({ code, name }) => (
          <Pressable
            key={code}
            role="radio"
            checked={false}
            className="country-field__item"
            onPress={() => onChange(code)}
          >
            {name}
          </Pressable>
        ))}
      </View>
      {found.length === 0 && <View className="country-field__none">没有找到，请换个名称</View>}
      {found.length > SHOWN && <View className="country-field__none">输入名称查找更多国家（地区）</View>}
    </>
  )
}

/** A country or region of the bank's list, found by its Chinese name. */
export function CountryField({ label, value, onChange, error, except }: CountryFieldProps) {
  const [open, setOpen] = useState(false)
  const countries = useCall(queryCountries, value === '' ? undefined : {})
  const name = countries.data?.countries.find(({ code }) => code === value)?.name
  const choose = (code: string): void => {
    setOpen(false)
    onChange(code)
  }
  return (
    <>
      <PickField label={label} value={name} error={error} onPress={() => setOpen(true)} />
      <Sheet open={open} title="选择国家（地区）" onClose={() => setOpen(false)}>
        <Countries label={label} onChange={choose} except={except} />
      </Sheet>
    </>
  )
}
