import type { RichNode } from '../RichText/readRichText.ts'

/** A document's own title, where it begins with one, apart from what follows. */
export function withoutTitle(
  nodes: readonly RichNode[],
  isTitle: (words: string) => boolean = () => true,
): { title: string | undefined; content: readonly RichNode[] } {
  const [first, ...rest] = nodes
  const words =
    typeof first === 'object' && first.tag === 'h3' && first.children.every((child) => typeof child === 'string')
      ? first.children.join('').trim()
      : ''
  return words && isTitle(words) ? { title: words, content: rest } : { title: undefined, content: nodes }
}
