import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/** Elements whose text is not read out, or is user input. */
const skipped = new Set(['script', 'style', 'template', 'textarea'])

/** Attributes that are read out or shown. */
const spoken = new Set(['alt', 'title', 'aria-label', 'aria-description', 'placeholder'])

/** Finds Chinese texts and attributes of a page that are not marked with `lang`. */
export function unmarkedChinese(html: string): string[] {
  const found: string[] = []
  const walk = (node: Node, lang: string) => {
    const attributes = 'attrs' in node ? node.attrs : []
    const here = attributes.find(({ name }) => name === 'lang')?.value ?? lang
    const see = (text: string) => {
      if (/\p{Script=Han}/u.test(text) && !here.startsWith('zh')) found.push(text.trim())
    }
    for (const { name, value } of attributes) if (spoken.has(name)) see(value)
    if ('tagName' in node && skipped.has(node.tagName)) return
    if ('value' in node) see(node.value)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, here)
  }
  walk(parse(html), '')
  return found
}
