import type { RichNode } from '../RichText/readRichText.ts'

/** Splits a leading title from the rest of a document. */
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
