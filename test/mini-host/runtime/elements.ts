/**
 * The DOM element for each of WeChat's built-in components. The build side uses it to rewrite type selectors in WXSS, the
 * browser side to create the elements; the host doesn't know components that are missing here.
 */
export const ELEMENTS = {
  button: 'button',
  canvas: 'canvas',
  checkbox: 'wx-checkbox',
  'checkbox-group': 'wx-checkbox-group',
  'cover-image': 'wx-image',
  'cover-view': 'wx-cover-view',
  form: 'wx-form',
  icon: 'wx-icon',
  image: 'wx-image',
  input: 'input',
  label: 'wx-label',
  'match-media': 'wx-match-media',
  navigator: 'wx-navigator',
  'page-container': 'wx-page-container',
  'page-meta': 'wx-page-meta',
  picker: 'wx-picker',
  'picker-view': 'wx-picker-view',
  'picker-view-column': 'wx-picker-view-column',
  progress: 'wx-progress',
  radio: 'wx-radio',
  'radio-group': 'wx-radio-group',
  'rich-text': 'wx-rich-text',
  'root-portal': 'wx-root-portal',
  'scroll-view': 'wx-scroll-view',
  slider: 'wx-slider',
  swiper: 'wx-swiper',
  'swiper-item': 'wx-swiper-item',
  switch: 'wx-switch',
  text: 'wx-text',
  textarea: 'textarea',
  view: 'wx-view',
  'web-view': 'wx-web-view',
} as const

export type BuiltInName = keyof typeof ELEMENTS

/** The element for a type selector in WXSS: built-in components, and `page`, which is the page itself. */
export const elementOfSelector = (name: string): string | undefined =>
  name === 'page' ? 'wx-page' : ELEMENTS[name as BuiltInName]
