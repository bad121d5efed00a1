/** The part of Taro's page handler that its navigation bar reads. */
interface PageHandler {
  readonly pageConfig?: { readonly navigationBarTitleText?: string }
}

/**
 * Replaces the navigation bar that Taro's router draws on the H5: our pages draw their own (src/ui/NavigationBar), so only
 * the document's title is left.
 */
export default class TitleOnly {
  constructor(private readonly handler: PageHandler) {}

  load(): void {
    const title = this.handler.pageConfig?.navigationBarTitleText
    if (title !== undefined) document.title = title
  }
}
