/**
 * The same address with its letters beyond ASCII as they are, for an `href` that a person may read: a browser encodes
 * them when it goes there. Not for headers, which take ASCII alone. What is not UTF-8 stays encoded.
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
