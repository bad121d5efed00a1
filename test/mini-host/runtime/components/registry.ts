import type { BuiltInName } from '../elements'
import type { BuiltIn } from './builtIn'
import { BUTTON, FORM, LABEL } from './form'
import { INPUT, TEXTAREA } from './input'
import { MATCH_MEDIA, PAGE_CONTAINER, PAGE_META, ROOT_PORTAL, VIEW } from './layout'
import { CANVAS, IMAGE, WEB_VIEW } from './media'
import { NAVIGATOR } from './navigator'
import { PICKER, PICKER_VIEW, PICKER_VIEW_COLUMN } from './picker'
import { SCROLL_VIEW, SWIPER, SWIPER_ITEM } from './scroll'
import { CHECKBOX, CHECKBOX_GROUP, RADIO, RADIO_GROUP, SLIDER, SWITCH } from './switches'
import { ICON, PROGRESS, RICH_TEXT, TEXT } from './text'

/** Every built-in component the host knows. */
export const BUILT_INS: Readonly<Record<BuiltInName, BuiltIn>> = {
  button: BUTTON,
  canvas: CANVAS,
  checkbox: CHECKBOX,
  'checkbox-group': CHECKBOX_GROUP,
  'cover-image': IMAGE,
  'cover-view': VIEW,
  form: FORM,
  icon: ICON,
  image: IMAGE,
  input: INPUT,
  label: LABEL,
  'match-media': MATCH_MEDIA,
  navigator: NAVIGATOR,
  'page-container': PAGE_CONTAINER,
  'page-meta': PAGE_META,
  picker: PICKER,
  'picker-view': PICKER_VIEW,
  'picker-view-column': PICKER_VIEW_COLUMN,
  progress: PROGRESS,
  radio: RADIO,
  'radio-group': RADIO_GROUP,
  'rich-text': RICH_TEXT,
  'root-portal': ROOT_PORTAL,
  'scroll-view': SCROLL_VIEW,
  slider: SLIDER,
  swiper: SWIPER,
  'swiper-item': SWIPER_ITEM,
  switch: SWITCH,
  text: TEXT,
  textarea: TEXTAREA,
  view: VIEW,
  'web-view': WEB_VIEW,
}
