import type { Page } from 'playwright-core'

/**
 * Remembers the document as it is, collects uncaught errors in `__thrown`, and gives the page `__forgetStory`, which
 * removes what a story leaves behind: stored data, cookies, focus, selection, scrolling, attributes of the document, and
 * elements beside the story's root.
 */
export async function rememberStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement: html, body } = document
    // Storybook keeps the body's classes itself.
    const attributesOf = (element: Element) =>
      [...element.attributes].filter(({ name }) => element !== body || name !== 'class')
    const attributes = [html, body].map(
      (element) => [element, attributesOf(element).map(({ name, value }) => [name, value] as const)] as const,
    )
    const elements = new Set(body.children)
    const thrown: string[] = (globalThis.__thrown = [])
    // Only a warning comes without an error: a ResizeObserver that has more to say than fits in a frame.
    addEventListener('error', ({ error, message }) => error && thrown.push(message))
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)))
    globalThis.__forgetStory = () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const cookie of document.cookie.split('; '))
        document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      getSelection()?.removeAllRanges()
      scrollTo(0, 0)
      for (const [element, known] of attributes) {
        for (const { name } of attributesOf(element)) element.removeAttribute(name)
        for (const [name, value] of known) element.setAttribute(name, value)
      }
      for (const element of body.querySelectorAll(':scope > *')) {
        // React Aria keeps its announcer for good.
        if (element.matches('[data-live-announcer]')) for (const log of element.children) log.replaceChildren()
        else if (!elements.has(element)) element.remove()
      }
    }
  })
}
