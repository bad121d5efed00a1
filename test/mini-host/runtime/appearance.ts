import { ELEMENTS } from './elements'

/** As in WeChat's own sheet: a more specific selector of the page that sets the element's display wins. */
const HIDDEN = [...new Set(Object.values(ELEMENTS))].map((element) => `${element}[hidden]`).join()

/** The host's own style: WeChat's defaults for its components, and the phone's screen around the page. */
export const HOST_STYLE = `
html, body { margin: 0; height: 100%; overflow: hidden; font: 16px/1.4 system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
body { -webkit-text-size-adjust: none; }
wx-screen { position: fixed; inset: 0; display: flex; flex-direction: column; background: #fff; --wx-bars: 0px; --wx-page-height: calc(100vh - var(--wx-bars)); }
wx-bar { flex: none; position: relative; height: 44px; display: flex; align-items: center; justify-content: center; font-weight: 500; z-index: 1; }
wx-bar > button { position: absolute; left: 0; width: 44px; height: 44px; border: 0; background: none; color: inherit; font-size: 22px; }
wx-bar > i { position: absolute; right: 7px; width: 87px; height: 32px; box-sizing: border-box; border: 1px solid rgba(127,127,127,.3); border-radius: 16px; }
wx-bar[hidden], wx-bar > [hidden], wx-tab-bar[hidden] { display: none; }
wx-tab-bar { flex: none; height: 50px; display: flex; background: #f7f7fa; }
wx-tab-bar > button { flex: 1; border: 0; background: none; font: inherit; color: #7a7e83; } wx-tab-bar > [aria-selected=true] { color: #3cc51f; }
wx-stack { flex: 1; position: relative; min-height: 0; }
wx-webview { position: absolute; inset: 0; transform: translateZ(0); }
wx-webview[hidden] { display: none; }
wx-page { display: block; height: 100%; overflow: hidden auto; position: static; }
wx-page[data-fixed] { overflow: hidden; }
wx-page-root { display: block; }
wx-view, wx-scroll-view, wx-form, wx-swiper, wx-swiper-item, wx-rich-text, wx-radio-group, wx-checkbox-group, wx-cover-view, wx-picker, wx-navigator, wx-page-container, wx-root-portal, wx-match-media, wx-picker-view { display: block; }
${HIDDEN} { display: none; } [data-away] { display: none !important; }
wx-text { display: inline; white-space: pre-line; user-select: none; }
wx-text[data-selectable] { user-select: text; }
wx-label, wx-radio, wx-checkbox, wx-switch { display: inline-block; }
wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden; position: relative; }
wx-image > img { display: block; width: 100%; height: 100%; }
wx-image[data-mode=widthFix] > img { height: auto; } wx-image[data-mode=heightFix] > img { width: auto; }
wx-scroll-view { width: 100%; -webkit-overflow-scrolling: touch; }
wx-swiper { height: 150px; overflow: hidden; position: relative; }
wx-swiper-item { width: 100%; height: 100%; } wx-swiper-item[data-aside] { display: none; }
wx-root-portal[data-portal] { position: fixed; inset: auto 0; }
wx-web-view, wx-web-view > iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 10; }
wx-page-meta { display: none; }
wx-icon::before { content: attr(data-icon); }
wx-progress { display: block; }
wx-radio::before, wx-checkbox::before { content: ''; display: inline-block; width: 20px; height: 20px; margin-right: 5px; border: 1px solid #d1d1d1; border-radius: 3px; vertical-align: middle; }
wx-radio::before { border-radius: 50%; }
wx-radio[aria-checked=true]::before, wx-checkbox[aria-checked=true]::before { background: #09bb07; }
wx-switch { width: 52px; height: 32px; border-radius: 16px; background: #dfdfdf; } wx-switch[aria-checked=true] { background: #04be02; }
wx-picker-view { overflow: hidden; display: flex; } wx-picker-view-column { flex: 1; overflow: auto; text-align: center; }
wx-picker-view-column > [data-chosen] { font-weight: 700; }
canvas { width: 300px; height: 150px; }
input { display: block; height: 1.4rem; padding: 0; border: 0; background: none; font: inherit; color: inherit; width: auto; outline: none; }
textarea { display: block; width: 300px; height: 150px; padding: 0; border: 0; background: none; font: inherit; color: inherit; resize: none; outline: none; }
wx-page button { position: relative; display: block; margin: 0 auto; padding: 0 14px; box-sizing: border-box; border: 0; border-radius: 5px; font: inherit; font-size: 18px; line-height: 2.55555556; text-align: center; color: #000; background: #f8f8f8; width: 100%; overflow: hidden; }
wx-page button::after { content: ''; position: absolute; inset: 0; border: 1px solid rgba(0,0,0,.2); border-radius: 5px; pointer-events: none; }
wx-page button[data-type=primary] { color: #fff; background: #07c160; } wx-page button[data-type=warn] { color: #fff; background: #e64340; }
wx-page button[data-size=mini] { display: inline-block; width: auto; font-size: 13px; line-height: 2.3; }
wx-page button[disabled] { opacity: .6; }
wx-overlay { position: fixed; inset: 0; pointer-events: none; z-index: 100; color: #000; }
.wx-shade { position: absolute; inset: 0; background: rgba(0,0,0,.5); pointer-events: auto; display: flex; align-items: center; justify-content: center; }
.wx-shade button { font: inherit; min-height: 44px; border: 0; background: none; }
.wx-modal { width: 300px; border-radius: 10px; background: #fff; text-align: center; padding-top: 24px; }
.wx-modal h2 { margin: 0 20px 8px; font-size: 17px; } .wx-modal p { margin: 0 20px 20px; color: #555; white-space: pre-line; max-height: 50vh; overflow: auto; }
.wx-modal-buttons { display: flex; border-top: 1px solid #ddd; } .wx-modal-buttons > button { flex: 1; min-height: 52px; color: #576b95; }
.wx-sheet { position: absolute; inset: auto 0 0; max-height: 70%; overflow: auto; background: #fff; border-radius: 10px 10px 0 0; } .wx-sheet > button { display: block; width: 100%; }
.wx-picker-head { display: flex; justify-content: space-between; align-items: center; padding: 0 8px; }
.wx-columns { display: flex; height: 220px; } .wx-columns > div { flex: 1; overflow: auto; } .wx-columns button { display: block; width: 100%; } .wx-columns [aria-selected=true] { font-weight: 700; }
.wx-toast { position: absolute; left: 50%; top: 40%; transform: translate(-50%,-50%); padding: 12px 16px; border-radius: 6px; color: #fff; background: rgba(0,0,0,.75); max-width: 70%; }
.wx-toast-mask { pointer-events: auto; box-shadow: 0 0 0 100vmax transparent; }
`
