import type { ReactNode } from 'react'
import { DemoNote } from '@/app/DemoNote'
import { Button } from '@/ui/Button'
import { NavigationBar } from '@/ui/NavigationBar'
import { Screen } from '@/ui/Screen'
import { Theme } from '@/ui/Theme'

const nowhere = (): void => undefined

/** A page around its pieces, as app/Frame draws it in a browser, with a button; for markup that a script fills in. */
export const PictureFrame = ({ children }: { readonly children: ReactNode }) => (
  <Theme>
    <Screen
      header={<NavigationBar title="-" onBack={nowhere} />}
      note={BANK_IS_SANDBOX ? <DemoNote /> : undefined}
      action={<Button onPress={nowhere}>-</Button>}
    >
      {children}
    </Screen>
  </Theme>
)
