import type { Resources } from '@millwright/i18n/createTexts'
import { languageOf } from './pageData.ts'
import type { DataAnswer, Page, ShellFrame } from './pageData.ts'
import { isLoaded } from './screenModules.ts'
import type { View } from './screenModules.ts'

export type Shown = { page: Page; frame: ShellFrame; view: View; texts: Resources }

export type ShownPageOptions = {
  first: Shown
  /** The build of this page. */
  build: string
  /** Renders the page. Resolves when it is in the document. */
  show: (next: Shown) => Promise<void>
}
export type ShownPage = ReturnType<typeof createShownPage>

/** Creates the state of the shown page with its frame. Each change of the state is rendered. */
export function createShownPage({ first, build, show }: ShownPageOptions) {
  let shown = first
  return {
    get: () => shown,
    async present(next: Partial<Shown>, frame = shown.frame) {
      shown = { ...shown, ...next, frame }
      await show(shown)
    },
    /**
     * Returns whether a page can be shown in this document. Another language changes every text and another build's
     * files do not fit: both need a new document.
     */
    fits: (answer: DataAnswer): answer is Extract<DataAnswer, { page: Page }> =>
      'page' in answer &&
      answer.language === languageOf(shown.frame) &&
      (answer.build === build || isLoaded(answer.page.screen)),
  }
}
