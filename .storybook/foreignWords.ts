const spoken = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title']
const chinese = /\p{Script=Han}/u

/**
 * Chinese that stands in a page of another language without saying so: a voice would spell it, and a reader take it for
 * a fault.
 */
export function foreignWords(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    // What was announced of the story before this one is still there.
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
