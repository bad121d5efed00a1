import { View } from '@tarojs/components'
import { useLayoutEffect, useState } from 'react'
import { Checkbox } from '../Checkbox'
import type { CheckboxProps } from '../Checkbox'
import { COMPLAINT, showComplaint } from '../complaint'
import { role } from '../role'
import './RequiredCheckbox.scss'

/** The boxes on the pages that aren't ticked, each with how it says so. */
const unticked = new Set<() => void>()

/** Says under each box that has to be ticked that it isn't, and scrolls to it; nothing may be sent then. */
export const askToTick = (): void => {
  for (const complain of unticked) complain()
  showComplaint()
}

interface RequiredCheckboxProps extends Omit<CheckboxProps, 'disabled'> {
  /** What is said of it while it isn't ticked. */
  readonly missing?: string
}

/** A box without which the page's act can't be done: its button stays active, and says so by `askToTick`. */
export function RequiredCheckbox({ missing = '请先勾选协议', ...box }: RequiredCheckboxProps) {
  const [asked, setAsked] = useState(false)
  const { checked } = box
  // Before the first tap can come.
  useLayoutEffect(() => {
    if (checked) return setAsked(false)
    const complain = (): void => setAsked(true)
    unticked.add(complain)
    return () => void unticked.delete(complain)
  }, [checked])
  return (
    <View>
      <Checkbox {...box} />
      {asked && (
        <View className={`ui-required-checkbox__missing ${COMPLAINT}`} {...role('alert')}>
          {missing}
        </View>
      )}
    </View>
  )
}
