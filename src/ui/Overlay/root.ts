import { createContext } from 'react'

/**
 * Where a page draws its dialogs: the last element of its Theme, so that the element that opens a dialog gives it neither
 * colours nor a frame. Null until that element is mounted; undefined without a Theme, and dialogs are then drawn in place.
 */
export const OverlayRoot = createContext<Element | null | undefined>(undefined)
