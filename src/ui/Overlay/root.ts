import { createContext } from 'react'

/**
 * Where a page draws its dialogs: an element of its Theme, after everything else, so that what a dialog is opened from
 * gives it neither colours nor a frame. Null until that element stands; undefined without a Theme, and dialogs are drawn
 * where they are.
 */
export const OverlayRoot = createContext<Element | null | undefined>(undefined)
