import { pictureUrl } from '@millwright/domain/link/link'

/**
 * What is left of a seller's HTML: text, and these elements without attributes (a picture keeps its source and words).
 */
export type RichNode =
  | string
  | { tag: RichTag; children: RichNode[] }
  | { tag: 'img'; src: string; alt: string }
  | { tag: 'br' }
export type RichTag = 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'table' | 'tr' | 'td' | 'th' | 'strong' | 'em'

const LENGTH_LIMIT = 100_000
const NODE_LIMIT = 5000
const DEPTH_LIMIT = 12

const inline = ['strong', 'em', 'img', 'br', '#text'] as const
const flow = ['p', 'h3', 'ul', 'ol', 'table', ...inline] as const
/** What may stand in what, as browsers' parsers have it: a tree that breaks this would not survive hydration. */
const content: Record<RichTag | '#root', readonly string[]> = {
  '#root': flow,
  p: inline,
  h3: inline,
  strong: inline,
  em: inline,
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

// Bounded everywhere: a run of `<p ` must not make each `<` look through all the rest.
const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|iframe|object|svg|math|template|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'"<>]){0,400})>|([^<]+|<)/gi

/**
 * Reads HTML into a tree of allowed elements. It is total and linear: what it does not know becomes its text, what runs
 * becomes nothing, and nothing of an attribute survives but a picture's address, which must be one.
 */
export function readRichText(html: string | undefined): RichNode[] {
  const root: RichNode[] = []
  const open: { tag: RichTag | '#root'; children: RichNode[] }[] = [{ tag: '#root', children: root }]
  let nodes = 0

  /** Closes what cannot hold this; false where nothing open can. */
  const makeRoom = (tag: string): boolean => {
    const depth = open.findLastIndex((one) => content[one.tag].includes(tag))
    if (depth < 0) return false
    open.length = depth + 1
    return true
  }
  const add = (node: RichNode) => {
    open.at(-1)?.children.push(node)
  }

  for (const [, , slash, name, attributes = '', words] of (html ?? '').slice(0, LENGTH_LIMIT).matchAll(token)) {
    if (nodes >= NODE_LIMIT) break
    if (words !== undefined) {
      const text = decode(words)
      if (!text.trim() && !content[open.at(-1)?.tag ?? '#root'].includes('#text')) continue
      if (!text || !makeRoom('#text')) continue
      nodes += 1
      add(text)
    } else if (name !== undefined) {
      const lower = name.toLowerCase()
      const tag = synonyms[lower] ?? lower
      if (slash) {
        const depth = open.findLastIndex((one) => one.tag === tag)
        if (depth > 0) open.length = depth
      } else if (tag === 'br' || tag === 'img') {
        const src = tag === 'img' ? decode(attributeOf(attributes, 'src')) : undefined
        if (src !== undefined && (!src || pictureUrl(src, '') === undefined)) continue
        if (!makeRoom(tag)) continue
        nodes += 1
        add(src === undefined ? { tag: 'br' } : { tag: 'img', src, alt: decode(attributeOf(attributes, 'alt')) })
      } else if (isRichTag(tag) && open.length < DEPTH_LIMIT && makeRoom(tag)) {
        const element = { tag, children: [] }
        nodes += 1
        add(element)
        open.push(element)
      }
    }
  }
  return root
}

function isRichTag(tag: string): tag is RichTag {
  return Object.hasOwn(content, tag)
}

function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  times: '×',
  deg: '°',
  plusmn: '±',
  middot: '·',
  ndash: '–',
  mdash: '—',
  ge: '≥',
  le: '≤',
  Phi: 'Φ',
  phi: 'φ',
  micro: 'µ',
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    },
  )
}
