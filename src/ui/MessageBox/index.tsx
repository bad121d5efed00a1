import { ScrollView, View } from '@tarojs/components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { Overlay } from '../Overlay'
import { Pressable } from '../Pressable'
import { TextLink } from '../TextLink'
import { unbroken } from '../Unbroken/unbroken'
import { canConfirm, stepMessageBox } from './state'
import type { MessageBoxEvent, MessageBoxOptions, MessageBoxSignal } from './state'
import './MessageBox.scss'

export type { MessageBoxOptions } from './state'

export interface MessageBoxProps extends MessageBoxOptions {
  /** A cancel button (the specification's spelling, which stays in this file). */
  readonly showCancle?: boolean
  readonly title?: string
  readonly content: ReactNode
  readonly cancelText?: string
  readonly confirmText?: string
  readonly onConfirm: () => void
  /** Called with `quit` when the privacy notice was shown. */
  readonly onCancel?: (value?: 'quit') => void
  readonly onClose?: () => void
  /** Must close the box and open /policyAgreement at the policy or at the agreement. */
  readonly onPolicy?: (document: 'policy' | 'service') => void
}

const POLICY = '《隐私政策》'
const SERVICE = '《用户协议》'

const tell = (props: MessageBoxProps, emit: MessageBoxSignal, document: 'policy' | 'service'): void => {
  if (emit.signal === 'confirm') props.onConfirm()
  else if (emit.signal === 'cancel') props.onCancel?.(emit.value)
  else if (emit.signal === 'close') props.onClose?.()
  else props.onPolicy?.(document)
}

function Buttons({
  props,
  agreed,
  send,
}: {
  props: MessageBoxProps
  agreed: boolean
  send: (event: MessageBoxEvent) => void
}) {
  const { showCancle = false, cancelText = '取消', confirmText = '确定' } = props
  return (
    <View className="ui-message-box__buttons">
      {showCancle && (
        <Button size="medium" className="ui-message-box__button" kind="secondary" onPress={() => send('cancel')}>
          {cancelText}
        </Button>
      )}
      <Button
        size="medium"
        className="ui-message-box__button"
        disabled={!canConfirm(props, agreed)}
        onPress={() => send('confirm')}
      >
        {confirmText}
      </Button>
    </View>
  )
}

/** The message box of a question, with a second button when that has a text. */
export const QuestionBox = (props: Omit<MessageBoxProps, 'showMessageBox' | 'showCancle'>) => (
  <MessageBox {...props} showMessageBox showCancle={props.cancelText !== undefined} />
)

/** The reusable message box (specification §2 to §4). Its callbacks must hide it. */
export function MessageBox(props: MessageBoxProps) {
  const { showMessageBox, title, content, showPolicy = false, showYSPolicy = false, showClose = true } = props
  const [agreed, setAgreed] = useState(false)
  const send = (event: MessageBoxEvent, document: 'policy' | 'service' = 'policy'): void => {
    const step = stepMessageBox(props, agreed, event)
    setAgreed(step.agreed)
    if (step.emit) tell(props, step.emit, document)
  }
  const links = [
    { text: POLICY, onPress: () => send('policy') },
    { text: SERVICE, onPress: () => send('policy', 'service') },
  ]
  return (
    <Overlay open={showMessageBox} label={title ?? '提示'} onDismiss={showClose ? () => send('close') : undefined}>
      {showClose && (
        <Pressable className="ui-message-box__close" label="关闭" onPress={() => send('close')}>
          <Icon name="close" />
        </Pressable>
      )}
      {title !== undefined && (
        <Heading level={2} className="ui-message-box__title">
          {unbroken(title)}
        </Heading>
      )}
      <ScrollView scrollY className="ui-message-box__body">
        <View className="ui-message-box__content">{unbroken(content)}</View>
        {showYSPolicy && (
          <View className="ui-message-box__notice">
            请您阅读并充分理解
            {links.map((link) => (
              <TextLink key={link.text} {...link} />
            ))}
            ，我们将按其约定收集和使用您的个人信息。
          </View>
        )}
        {showPolicy && (
          <Checkbox checked={agreed} label="我已阅读并同意" links={links} onChange={() => send('toggle')} />
        )}
      </ScrollView>
      <Buttons props={props} agreed={agreed} send={send} />
    </Overlay>
  )
}
