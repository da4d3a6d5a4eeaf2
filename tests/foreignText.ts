import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/** Elements whose text is not read out, or is what the person is typing. */
const skipped = new Set(['script', 'style', 'template', 'textarea'])

/** The texts of an English page that are written in Chinese and are not marked so. Attributes are not looked at. */
export function unmarkedChinese(html: string): string[] {
  const found: string[] = []
  const walk = (node: Node, lang: string) => {
    if ('tagName' in node && skipped.has(node.tagName)) return
    const own = 'attrs' in node ? node.attrs.find(({ name }) => name === 'lang')?.value : undefined
    const here = own ?? lang
    if ('value' in node && /\p{Script=Han}/u.test(node.value) && !here.startsWith('zh')) found.push(node.value.trim())
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, here)
  }
  walk(parse(html), '')
  return found
}
