/**
 * Returns an address with its non-ASCII letters decoded, for readable `href`s; browsers encode them on navigation. Not
 * for headers, which must be ASCII. Bytes that are not UTF-8 stay encoded.
 */
export function readableHref(href: string): string {
  return href.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes).replace(/[^\p{L}\p{N}]/gu, encodeURIComponent)
    } catch {
      return bytes
    }
  })
}
