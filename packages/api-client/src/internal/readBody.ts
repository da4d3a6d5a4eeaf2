/**
 * The bytes of a response, up to `limit`; `undefined` beyond, and the rest is not fetched: no answer of a mall is that
 * long.
 */
export async function readBody(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  if (!response.body) return []
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
