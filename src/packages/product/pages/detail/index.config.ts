/** Public pages may be shared; which words and whose code go with the link: src/features/share. */
export default definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true })
