const spoken = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title']
const chinese = /\p{Script=Han}/u

/**
 * Finds Chinese text without `lang` on a page in another language. A screen reader would mispronounce the text, and
 * users would take it for an error.
 */
export function foreignWords(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    // The live announcer still holds announcements of the previous story.
    if (
      element.closest('[data-live-announcer]') ||
      element.closest('[lang]')?.getAttribute('lang')?.startsWith('zh') ||
      /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)
    )
      return []
    const own = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    )
    return [...own, ...spoken.map((name) => element.getAttribute(name) ?? '')]
      .filter((words) => chinese.test(words))
      .map((words) => words.trim().slice(0, 80))
  })
}
