import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Locale } from '@millwright/domain/locale'
import { csvLine } from '../../core/wire/csv.ts'
import { sentenceOf } from './fault.ts'
import type { Fault } from './fault.ts'

const head = csvLine(['line', 'column', 'value', 'error'])

/**
 * The errors file of an import, with the rows that the import leaves out. Each batch is written at its byte offset, so
 * that a repeated batch overwrites itself.
 */
export class ErrorsFile {
  readonly path: string
  private readonly locale: Locale
  private file: FileHandle | undefined

  constructor(path: string, locale: Locale) {
    this.path = path
    this.locale = locale
  }

  /** Writes faults at a byte offset. Returns the offset after them. */
  async write(faults: readonly Fault[], from: number): Promise<number> {
    if (!faults.length) return from
    this.file ??= from ? await open(this.path, 'r+').catch(() => open(this.path, 'w+')) : await open(this.path, 'w+')
    const text = faults.map((fault) => csvLine([fault.line, fault.column, fault.value, sentenceOf(fault, this.locale)]))
    const bytes = Buffer.from(`${from ? '' : `\ufeff${head}`}${text.join('')}`)
    await this.file.write(bytes, 0, bytes.length, from)
    return from + bytes.length
  }

  /**
   * Truncates the file to `size`, because a killed import may have written faults without committing their batch. An
   * import without errors leaves no file.
   */
  async close(size: number): Promise<void> {
    if (!size) await rm(this.path, { force: true })
    else {
      this.file ??= await open(this.path, 'r+').catch(() => undefined)
      await this.file?.truncate(size)
    }
    await this.file?.close()
  }
}
