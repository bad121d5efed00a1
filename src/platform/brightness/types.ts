export interface Brightness {
  /** Makes the screen as bright as it can be, for a code that is read from it; gives what makes it as it was. */
  raise(): () => void
}
