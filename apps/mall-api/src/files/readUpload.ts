import { fileKinds, maxBytesOf } from '@millwright/domain/files/fileKinds'
import type { FileKind, FileKindRule } from '@millwright/domain/files/fileKinds'
import { fileNameOf } from './fileName.ts'
import { fileTypeOf } from './fileType.ts'
import { hasForeignContent } from './foreignContent.ts'
import { rewritePicture } from './rewritePicture.ts'

export type Upload = { bytes: Uint8Array; name: string; type: string }
export type UploadProblem = 'fileEmpty' | 'fileTooLarge' | 'fileFormat' | 'fileCut' | 'filePixels' | 'fileBusy'

/** What of a sent file may be kept: by its content, and a picture only as it was written anew. */
export async function readUpload(file: Blob, kind: FileKind): Promise<Upload | { problem: UploadProblem }> {
  if (file.size === 0) return { problem: 'fileEmpty' }
  if (file.size > maxBytesOf(kind)) return { problem: 'fileTooLarge' }
  const sent = new Uint8Array(await file.arrayBuffer())
  const type = fileTypeOf(sent)
  const types: readonly string[] = fileKinds[kind].types
  if (!type || !types.includes(type)) return { problem: 'fileFormat' }
  const name = (found: string) => fileNameOf(file instanceof File ? file.name : '', found)
  // Nobody shows them: they are saved, as attachments of no type that a browser opens.
  if (!type.startsWith('image/') && type !== 'application/pdf') return { bytes: sent, type, name: name(type) }
  if (hasForeignContent(sent, type)) return { problem: 'fileFormat' }
  if (type === 'application/pdf') {
    const isWhole = Buffer.from(sent.subarray(-1024)).toString('latin1').includes('%%EOF')
    return isWhole ? { bytes: sent, type, name: name(type) } : { problem: 'fileCut' }
  }
  const written = await rewritePicture(sent, (fileKinds[kind] as FileKindRule).square)
  if (written.problem) return { problem: written.problem }
  return { bytes: written.bytes, type: written.type, name: name(written.type) }
}
