/** Replaces `createHash` of `node:crypto` in stories. Stories only need different digests for different texts. */
export function createHash() {
  let hash = 0
  const made = {
    update(text: string) {
      for (const sign of text) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) | 0
      return made
    },
    digest: () => (hash >>> 0).toString(36).padStart(8, '0'),
  }
  return made
}
