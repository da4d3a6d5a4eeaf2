export type Seen = Map<Element, Record<string, string>>

declare global {
  interface Window {
    changes?: string[]
  }
}

/** Returns all computed properties of the elements, their pseudo-elements and their focused state. */
function see(elements: readonly Element[]): Seen {
  return new Map(
    elements.map((element) => {
      const seen: Record<string, string> = {}
      const add = (of: string, style: CSSStyleDeclaration) => {
        for (const property of style)
          if (!property.startsWith('--')) seen[`${of}${property}`] = style.getPropertyValue(property)
      }
      add('', getComputedStyle(element))
      add('::before ', getComputedStyle(element, '::before'))
      add('::marker ', getComputedStyle(element, '::marker'))
      if (element instanceof HTMLElement) {
        element.focus({ preventScroll: true })
        const { outline, outlineOffset } = getComputedStyle(element)
        seen.focus = `${outline} ${outlineOffset}`
        element.blur()
      }
      return [element, seen]
    }),
  )
}

await document.querySelector('img')!.decode()
const theirs = [...document.querySelectorAll('html, body, body *:not(script, #mall)')]
const before = see(theirs)
const { mount } = await (location.search === '?layered' ? import('./layered.ts') : import('./plain.ts'))
mount(document.getElementById('mall')!)
await document.fonts.ready
const after = see(theirs)
window.changes = theirs.flatMap((element) =>
  Object.entries(before.get(element)!)
    // The page is taller because of the embedded components.
    .filter(
      ([property, value]) =>
        after.get(element)![property] !== value &&
        !/^(block-size|height|perspective-origin|transform-origin)$/.test(property),
    )
    .map(([property, value]) => `${element.tagName} ${property}: ${value} -> ${after.get(element)![property]}`),
)
