import type { RichNode } from './readRichText.ts'

export type RichHeading = { id: string; title: string }

const isHeading = (node: RichNode | undefined) => typeof node === 'object' && node.tag === 'h3'

/** Returns the anchor of the heading at an index among its siblings. The first is `s1`. */
export function anchorOf(nodes: readonly RichNode[], index: number): string {
  return `s${nodes.slice(0, index + 1).filter(isHeading).length}`
}

/** Returns the text of the headings in order, with the anchors that `RichText` renders. */
export function headingsOf(nodes: readonly RichNode[]): RichHeading[] {
  return nodes.filter(isHeading).map((node, at) => ({ id: `s${at + 1}`, title: wordsOf(node) }))
}

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
