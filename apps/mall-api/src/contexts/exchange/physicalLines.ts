/** The maximum length of a line in bytes, and of a row of several lines in characters. */
export const ROW_MAX = 65_536

/** A line of a file without its end. `bytes` is undefined if the line is longer than `ROW_MAX`. */
export type Line = { line: number; bytes: Buffer | undefined }

const NEWLINE = 10
const CARRIAGE_RETURN = 13

/** Yields the lines of a stream. A line that is too long is not kept in memory. */
export async function* physicalLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let line = 1
  let held: Buffer[] = []
  let size = 0
  const take = (piece: Buffer) => {
    size += piece.length
    if (size <= ROW_MAX) held.push(piece)
    else held = []
  }
  const finish = (): Line => {
    const whole = size <= ROW_MAX ? Buffer.concat(held) : undefined
    held = []
    size = 0
    return { line: line++, bytes: whole?.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole }
  }
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    let from = 0
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      take(bytes.subarray(from, at))
      from = at + 1
      yield finish()
    }
    take(bytes.subarray(from))
  }
  if (size) yield finish()
}
