import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon'
import { Key, Keypad, NoKey } from '../Keypad'
import { Overlay } from '../Overlay'
import { SheetHead } from '../Sheet/SheetHead'
import { role } from '../role'
import { shuffledDigits } from './shuffle'
import type { RandomBytes } from './shuffle'
import './SecureKeyboard.scss'

export interface SecureKeyboardProps {
  readonly open: boolean
  readonly title: string
  /** What is paid for or changed, shown to the customer while typing. */
  readonly hint?: ReactNode
  readonly randomBytes: RandomBytes
  /** Called once with the six digits; a promise blocks the keys until it settles. */
  readonly onComplete: (digits: string) => void | Promise<unknown>
  readonly onClose: () => void
  readonly error?: string
  /** Such as 忘记密码. */
  readonly extra?: ReactNode
}

const LENGTH = 6
const PLACES = Array.from({ length: LENGTH }, (_, index) => index)

interface KeysProps {
  readonly keys: readonly string[]
  readonly still: boolean
  readonly onDigit: (digit: string) => void
  readonly onBack: () => void
}

function Keys({ keys, still, onDigit, onBack }: KeysProps) {
  const key = (digit: string): ReactNode => (
    <Key key={digit} className="ui-secure-keyboard__key" disabled={still} onPress={() => onDigit(digit)}>
      {digit}
    </Key>
  )
  return (
    <Keypad>
      {keys.slice(0, 9).map(key)}
      <NoKey />
      {keys.slice(9).map(key)}
      <Key className="ui-secure-keyboard__key" label="删除一位" disabled={still} onPress={onBack}>
        <Icon name="backspace" />
      </Key>
    </Keypad>
  )
}

/** Mounted only while the sheet is open, so that nothing of a password remains afterwards. */
function Entry({
  hint,
  randomBytes,
  onComplete,
  error,
  extra,
}: Omit<SecureKeyboardProps, 'open' | 'title' | 'onClose'>) {
  // The digits are only in a ref: state and attributes would appear in the page, in developer tools and in snapshots.
  const typed = useRef<string[]>([])
  const [count, setCount] = useState(0)
  const [settling, setSettling] = useState(false)
  // A ref besides the state, because taps that come before the next render must see it too.
  const closed = useRef(false)
  const [keys, setKeys] = useState(() => shuffledDigits(randomBytes))
  const clear = (): void => {
    typed.current.fill('')
    typed.current = []
    setCount(0)
  }
  useEffect(
    () => () => {
      typed.current.fill('')
      typed.current = []
    },
    [],
  )
  useDidHide(clear)
  const complete = (): void => {
    const digits = typed.current.join('')
    const outcome = onComplete(digits)
    typed.current.fill('')
    typed.current = []
    const settled = (): void => {
      closed.current = false
      setSettling(false)
      setCount(0)
      setKeys(shuffledDigits(randomBytes))
    }
    if (!(outcome instanceof Promise)) return settled()
    closed.current = true
    setSettling(true)
    outcome.then(settled, settled)
  }
  const press = (digit: string): void => {
    if (closed.current) return
    typed.current.push(digit)
    setCount(typed.current.length)
    if (typed.current.length === LENGTH) complete()
  }
  const back = (): void => {
    typed.current.pop()
    setCount(typed.current.length)
  }
  return (
    <View className="ui-secure-keyboard__entry">
      {hint !== undefined && <View className="ui-secure-keyboard__hint">{hint}</View>}
      <View
        className={classes('ui-secure-keyboard__places', error !== undefined && count === 0 && 'is-wrong')}
        aria-hidden="true"
      >
        {PLACES.map((place) => (
          <View key={place} className="ui-secure-keyboard__place">
            {place < count && <View className="ui-secure-keyboard__dot" />}
          </View>
        ))}
      </View>
      <View className="ui-secure-keyboard__status" {...role('status')} aria-live="polite">
        {settling ? '正在验证…' : error !== undefined && count === 0 ? error : <Typed count={count} />}
      </View>
      {extra !== undefined && <View className="ui-secure-keyboard__extra">{extra}</View>}
      <Keys keys={keys} still={settling} onDigit={press} onBack={back} />
    </View>
  )
}

const Typed = ({ count }: { readonly count: number }) => (
  <>
    <View className="ui-secure-keyboard__spoken">{`已输入${count}位，共${LENGTH}位`}</View>
    <View className="ui-secure-keyboard__shuffled" aria-hidden="true">
      数字顺序已打乱，防偷看
    </View>
  </>
)

/** Asks for the six-digit payment password on a keyboard of its own, shuffled each time. */
export function SecureKeyboard({ open, title, onClose, ...entry }: SecureKeyboardProps) {
  return (
    <Overlay open={open} onDismiss={onClose} label={title} position="bottom" className="ui-secure-keyboard">
      <SheetHead title={title} onClose={onClose} />
      <Entry {...entry} />
    </Overlay>
  )
}
