import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const form = z.object({ number: z.int().min(0) })

/**
 * Returns the number of the last change that was exported. Without the file the number is 0, and an export begins with
 * the first order.
 */
export async function readCursor(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"number":0}'
    throw error
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const read = form.safeParse(json)
  if (!read.success) throw new TypeError(`${path} is no cursor of an export: delete it to begin with the first order.`)
  return read.data.number
}

/** Writes the cursor atomically. */
export async function writeCursor(path: string, number: number): Promise<void> {
  await writeFile(`${path}.part`, `${JSON.stringify({ number })}\n`)
  await rename(`${path}.part`, path)
}
