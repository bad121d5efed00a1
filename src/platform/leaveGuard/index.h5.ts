import { history } from '@tarojs/router'
import type { LeaveGuard } from './types'

export const leaveGuard: LeaveGuard = {
  guard({ ask }) {
    let asking = false
    // The history undoes a step back in the browser, and lets the browser ask when the tab is closed.
    const end = history.block(({ action, retry }) => {
      const leave = (): void => {
        end()
        retry()
      }
      if (action !== 'POP') return leave()
      if (asking) return
      asking = true
      void ask().then((yes) => {
        asking = false
        if (yes) leave()
      })
    })
    return end
  },
}
