import { fileKinds, isTooLarge } from '@millwright/domain/files/fileKinds'
import type { FileKind, FileKindRule } from '@millwright/domain/files/fileKinds'
import { FairQueue } from '../../core/turns/FairQueue.ts'
import { fileNameOf } from './fileName.ts'
import { fileTypeOf } from './fileType.ts'
import { hasForeignContent } from './foreignContent.ts'
import type { FileProblem } from './inspect/FileFault.ts'
import { inspectFile } from './inspect/inspectFile.ts'
import { rewritePicture } from './rewritePicture.ts'

export type Upload = { bytes: Uint8Array; name: string; type: string }
export type UploadProblem = FileProblem | 'fileEmpty' | 'fileTooLarge' | 'filePixels' | 'fileBusy'

export type Reading = {
  /** The uploader. Files are read in turns, one uploader after another. */
  person: string
  inspect?: typeof inspectFile
}

/** Reads one picture or document at a time, because the server has the memory for only one of the largest. */
const queue = new FairQueue({ atOnce: 1, mostWaiting: 64 })

/**
 * Reads an uploaded file and returns the part to store: a document that passed `inspect`, or a re-encoded picture. The
 * file type comes from its content.
 */
export async function readUpload(
  file: Blob,
  kind: FileKind,
  { person, inspect = inspectFile }: Reading,
): Promise<Upload | { problem: UploadProblem }> {
  if (file.size === 0) return { problem: 'fileEmpty' }
  if (isTooLarge(file.size, kind)) return { problem: 'fileTooLarge' }
  return (await queue.run(person, () => readContent(file, kind, inspect))) ?? { problem: 'fileBusy' }
}

async function readContent(
  file: Blob,
  kind: FileKind,
  inspect: typeof inspectFile,
): Promise<Upload | { problem: UploadProblem }> {
  const sent = new Uint8Array(await file.arrayBuffer())
  const type = fileTypeOf(sent)
  const types: readonly string[] = fileKinds[kind].types
  if (!type || !types.includes(type)) return { problem: 'fileFormat' }
  const name = (found: string) => fileNameOf(file instanceof File ? file.name : '', found)
  if (!type.startsWith('image/')) {
    const problem = await inspect(sent, type)
    return problem ? { problem } : { bytes: sent, type, name: name(type) }
  }
  if (hasForeignContent(sent, type)) return { problem: 'fileFormat' }
  const { square }: FileKindRule = fileKinds[kind]
  const written = await rewritePicture(sent, square)
  if (written.problem) return { problem: written.problem }
  return { bytes: written.bytes, type: written.type, name: name(written.type) }
}
