import { Parser } from 'htmlparser2'
import { shopAddress } from '@millwright/domain/paths/shopAddress'
import { internalPath, pictureUrl } from '@millwright/domain/link/link'

/**
 * A node of sanitized seller HTML: text, and these elements without attributes. A picture keeps `src` and `alt`, a link
 * its path within the mall.
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
/**
 * The allowed children of each element, as in the HTML parsing rules. A tree that breaks them would fail to hydrate.
 */
const content: Record<RichTag | 'a' | '#root', readonly string[]> = {
  '#root': flow,
  p: inline,
  h3: inline,
  strong: inline,
  em: inline,
  // Browsers do not keep nested links.
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

/** Elements that execute or are not page text. Their content is skipped. */
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
 * Parses HTML into a tree of allowed elements, in linear time and without errors. Of unknown elements only the text is
 * kept; executable ones are dropped with their content. The only attributes kept are a valid picture address with its
 * `alt`, and a path within the mall.
 */
export function readRichText(html: string | undefined): RichNode[] {
  const root: RichNode[] = []
  const open: { tag: RichTag | 'a' | '#root'; children: RichNode[] }[] = [{ tag: '#root', children: root }]
  let nodes = 0
  /** The skipped element around the parser, and the nesting depth of its name. */
  let inside: string | undefined
  let depthInside = 0

  /** Closes the elements that cannot contain the tag. Returns false if no open element can. */
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
    // Tags implied by the library are ignored: `content` alone decides the nesting.
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
      // The library splits text at character references.
      if (typeof beside?.at(-1) === 'string') beside[beside.length - 1] += text
      else add(text)
    },
  })
  // Browsers drop NUL characters, which would cause a hydration mismatch.
  parser.end((html ?? '').slice(0, LENGTH_LIMIT).replaceAll('\0', ''))
  return root
}

function isRichTag(tag: string): tag is RichTag {
  return tag !== 'a' && tag !== '#root' && Object.hasOwn(content, tag)
}
