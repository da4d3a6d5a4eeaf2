/**
 * The bytes of a response, up to `limit`; `undefined` beyond, and the rest is not fetched: no answer of a mall is that
 * long. In a page it is read in one piece, since Chromium counts a body that is read by its stream as aborted
 * (`net::ERR_ABORTED`) however complete it came.
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
      // What the other side says to that is no matter of ours.
      reader.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(value)
  }
}
