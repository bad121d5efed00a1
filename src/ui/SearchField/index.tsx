import { Input, View } from '@tarojs/components'
import { foldedLine } from '@/domain/validation/folded'
import controls from '@/platform/controls'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import './SearchField.scss'

export interface SearchFieldProps {
  /** What is searched, for a screen reader. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder: string
  readonly maxLength: number
}

/** A search that answers while the person types, so there is no button to send it. */
export function SearchField({ label, value, onChange, placeholder, maxLength }: SearchFieldProps) {
  return (
    <View className="ui-search-field">
      <Icon name="search" size="small" tone="hint" />
      <Input
        className="ui-search-field__input"
        value={value}
        placeholder={placeholder}
        {...controls.placeholder('ui-search-field__placeholder')}
        maxlength={maxLength}
        onInput={(event) => onChange(foldedLine(event.detail.value))}
        {...controls.softKeyboard('text')}
        {...{ autoComplete: 'off' }}
        aria-label={label}
      />
      {value !== '' && (
        <Pressable className="ui-search-field__clear" label="清除搜索" onPress={() => onChange('')}>
          <Icon name="close" size="small" tone="hint" />
        </Pressable>
      )}
    </View>
  )
}
