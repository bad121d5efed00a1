import { createContext } from 'react'

/** Whether the page is in the elder view, for components that do more there than be larger. */
export const ElderView = createContext(false)
