/**
 * WeChat's accessibility attributes, which Taro's templates leave out: without them a screen reader in the mini-program
 * finds views without names. The build writes them into the templates (config/ariaTemplates.ts) and the app tells Taro's
 * runtime (./index.weapp.ts); both read this list, so that they agree.
 */
const ARIA = {
  'aria-role': '',
  'aria-label': '',
  'aria-hidden': '',
  'aria-checked': '',
  'aria-disabled': '',
  'aria-selected': '',
  'aria-expanded': '',
  'aria-busy': '',
  'aria-live': '',
  'aria-modal': '',
  'aria-level': '',
}

/** Attributes to add, by Taro component. '' is an attribute without a default. */
export const ARIA_ATTRIBUTES = {
  View: ARIA,
  Text: ARIA,
  Button: ARIA,
  Image: ARIA,
  Input: ARIA,
  Textarea: ARIA,
  ScrollView: ARIA,
}
