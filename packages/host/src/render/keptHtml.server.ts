import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { preload } from 'react-dom'
import type { PreloadOptions } from 'react-dom'
import type { KeptHtml } from '@millwright/ui/StaticHtml'

/** The characters of HTML and keys that a shop keeps. */
const LIMIT = 24_000_000
/** Milliseconds for which a part is kept: it may say "today". */
const AGE = 60_000
const CLOSE = '</html-part>'
/** React's marks of content that the server could not render. */
const UNFINISHED = /<!--\$[!?]-->/

type Kept = { html: string; pictures: readonly Picture[] }
/** A picture that the head of the page preloads. */
type Picture = { src: string; options: PreloadOptions }

/** The kept HTML of one page. */
export type PageHtml = {
  /** Finds the HTML of a part. Called while the page renders, whose head then preloads the part's pictures. */
  keep: KeptHtml
  /** Keeps the new parts of a page, and returns the page without their marks. */
  read: (html: string) => string
}

/** Returns the kept HTML for a page of a scope: its screen and language. */
export type KeptHtmlStore = (scope: string) => PageHtml

/**
 * Keeps the HTML of static parts between pages, for visitors and buyers alike. The key of a part is a hash of the values
 * that it was rendered from, of the scope, and of its place in the tree, on which the ids in it depend. So a page gets
 * HTML of another page only if it would have rendered the same.
 */
export function createKeptHtml({ limit = LIMIT, now }: { limit?: number; now?: () => number } = {}): KeptHtmlStore {
  const kept = new LRUCache<string, Kept>({
    maxSize: limit,
    sizeCalculation: ({ html }, key) => html.length + key.length,
    ttl: AGE,
    ...(now && { perf: { now }, ttlResolution: 0 }),
  })
  return (scope) => {
    const parts: string[] = []
    return {
      keep(place, values) {
        const key = createHash('sha256')
          .update(JSON.stringify([scope, place, values]))
          .digest('base64url')
        const found = kept.get(key)
        if (!found) return { part: String(parts.push(key) - 1) }
        for (const { src, options } of found.pictures) preload(src, options)
        return { html: found.html }
      },
      // From the last part to the first, because a part may contain later ones.
      read: (html) =>
        parts.reduceRight((page, key, part) => {
          const open = `<html-part id="${part}">`
          const start = page.indexOf(open)
          const end = page.indexOf(CLOSE, start)
          if (start < 0 || end < 0) return page
          const inner = page.slice(start + open.length, end)
          if (!UNFINISHED.test(inner)) kept.set(key, { html: inner, pictures: picturesIn(inner) })
          return page.slice(0, start) + inner + page.slice(end + CLOSE.length)
        }, html),
    }
  }
}

/** Returns the pictures that React preloads when it renders them: those that load at once. */
function picturesIn(html: string): Picture[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
    const src = attribute('src')
    if (!src || src.startsWith('data:') || attribute('loading') === 'lazy') return []
    const [imageSrcSet, imageSizes] = [attribute('srcSet'), attribute('sizes')]
    const high = attribute('fetchPriority') === 'high'
    const options: PreloadOptions = {
      as: 'image',
      ...(imageSrcSet && { imageSrcSet }),
      ...(imageSizes && { imageSizes }),
      ...(high && { fetchPriority: 'high' }),
    }
    return [{ src, options }]
  })
}
