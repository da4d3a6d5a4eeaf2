import { Parser } from 'htmlparser2'
import { shopAddress } from '@millwright/domain/paths/shopAddress'
import { internalPath, pictureUrl } from '@millwright/domain/link/link'

/**
 * What is left of a seller's HTML: text, and these elements without attributes (a picture keeps its source and words, a
 * link its path within the mall).
 */
export type RichNode =
  | string
  | { tag: RichTag; children: RichNode[] }
  | { tag: 'a'; href: string; children: RichNode[] }
  | { tag: 'img'; src: string; alt: string }
  | { tag: 'br' }
export type RichTag = 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'table' | 'tr' | 'td' | 'th' | 'strong' | 'em'

const LENGTH_LIMIT = 100_000
const NODE_LIMIT = 5000
const DEPTH_LIMIT = 12

const inline = ['strong', 'em', 'a', 'img', 'br', '#text'] as const
const flow = ['p', 'h3', 'ul', 'ol', 'table', ...inline] as const
/** What may stand in what, as browsers' parsers have it: a tree that breaks this would not survive hydration. */
const content: Record<RichTag | 'a' | '#root', readonly string[]> = {
  '#root': flow,
  p: inline,
  h3: inline,
  strong: inline,
  em: inline,
  // A link in a link is none that a browser keeps.
  a: ['#text'],
  li: flow,
  td: flow,
  th: flow,
  ul: ['li'],
  ol: ['li'],
  table: ['tr'],
  tr: ['td', 'th'],
}
const synonyms: Record<string, RichTag> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
}

/** What runs, or is no text of the page: nothing in it is read. */
const unread: ReadonlySet<string> = new Set([
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
])

/**
 * Reads HTML into a tree of allowed elements. It is total and linear: what it does not know becomes its text, what runs
 * becomes nothing, and nothing of an attribute survives but a picture's address, which must be one, and a path within the mall.
 */
export function readRichText(html: string | undefined): RichNode[] {
  const root: RichNode[] = []
  const open: { tag: RichTag | 'a' | '#root'; children: RichNode[] }[] = [{ tag: '#root', children: root }]
  let nodes = 0
  /** The unread element that it is in, and how many of its name are open. */
  let inside: string | undefined
  let depthInside = 0

  /** Closes what cannot hold this; false where nothing open can. */
  const makeRoom = (tag: string): boolean => {
    const depth = open.findLastIndex((one) => content[one.tag].includes(tag))
    if (depth < 0) return false
    open.length = depth + 1
    return true
  }
  const add = (node: RichNode) => {
    nodes += 1
    open.at(-1)?.children.push(node)
  }

  const parser = new Parser({
    // Ends and beginnings that the library adds are left out: what stands in what is said by `content` alone.
    onopentag(name, { src = '', alt = '', href = '' }, implied) {
      if (inside) depthInside += name === inside ? 1 : 0
      else if (unread.has(name)) [inside, depthInside] = [name, 1]
      if (inside || implied || nodes >= NODE_LIMIT) return
      const tag = synonyms[name] ?? name
      if (tag === 'img' && (!src || pictureUrl(src, '') === undefined)) return
      if (tag === 'br' || tag === 'img') {
        if (makeRoom(tag)) add(tag === 'br' ? { tag } : { tag, src, alt })
      } else if (tag === 'a') {
        const path = internalPath(href)
        if (path === undefined || open.length >= DEPTH_LIMIT || !makeRoom(tag)) return
        const link = { tag, href: shopAddress(path), children: [] } as const satisfies RichNode
        add(link)
        open.push(link)
      } else if (isRichTag(tag) && open.length < DEPTH_LIMIT && makeRoom(tag)) {
        const element = { tag, children: [] }
        add(element)
        open.push(element)
      }
    },
    onclosetag(name, implied) {
      if (inside) {
        if (name === inside) depthInside -= 1
        if (!depthInside) inside = undefined
      } else if (!implied) {
        const depth = open.findLastIndex(({ tag }) => tag === (synonyms[name] ?? name))
        if (depth > 0) open.length = depth
      }
    },
    ontext(text) {
      if (inside || nodes >= NODE_LIMIT) return
      if (!text.trim() && !content[open.at(-1)?.tag ?? '#root'].includes('#text')) return
      if (!makeRoom('#text')) return
      const beside = open.at(-1)?.children
      // The library cuts a text at each character reference.
      if (typeof beside?.at(-1) === 'string') beside[beside.length - 1] += text
      else add(text)
    },
  })
  // Browsers drop the character NUL, and would draw something else than the server did.
  parser.end((html ?? '').slice(0, LENGTH_LIMIT).replaceAll('\0', ''))
  return root
}

function isRichTag(tag: string): tag is RichTag {
  return tag !== 'a' && tag !== '#root' && Object.hasOwn(content, tag)
}
