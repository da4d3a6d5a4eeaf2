/**
 * Reads the bytes of a response up to `limit`. Returns `undefined` for a larger response, without reading the rest. In
 * a page the body is read in one piece, since Chromium reports a body read by its stream as aborted
 * (`net::ERR_ABORTED`) even if complete.
 */
export async function readBody(
  response: Response,
  limit: number,
  inPage = 'document' in globalThis,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  if (!response.body) return []
  if (inPage) {
    const whole = new Uint8Array(await response.arrayBuffer())
    return whole.byteLength > limit ? undefined : [whole]
  }
  const reader = response.body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return chunks
    size += value.byteLength
    if (size > limit) {
      // A failed cancel does not matter.
      reader.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(value)
  }
}
