/** Bytes of a megabyte wherever a file is measured, as systems of most buyers count: 2 MB are 2,097,152 bytes. */
export const MB = 1024 * 1024
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
const documents = [...pictures, 'application/pdf'] as const
/** What goes with an inquiry beside them: workbooks and drawings. */
const drawings = [
  ...documents,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/acad',
  'model/step',
] as const

export type FileType = (typeof drawings)[number]

/** As people call them: the ending of their names. */
export const fileTypeNames: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/acad': 'dwg',
  'model/step': 'step',
}
export type FileKindRule = {
  /** Of one file, as it is sent. */
  maxMb: 2 | 10
  types: readonly FileType[]
  /** Anybody may see it, once a record uses it; otherwise its owner alone. */
  isPublic: boolean
  /** A picture that is cut to a square of so many pixels, or as many as it has. */
  square?: number | undefined
}

/** What people send files for. */
export const fileKinds = {
  voucher: { maxMb: 2, types: pictures, isPublic: false },
  comment: { maxMb: 2, types: pictures, isPublic: true },
  avatar: { maxMb: 2, types: pictures, isPublic: true, square: 320 },
  logo: { maxMb: 2, types: pictures, isPublic: true, square: 320 },
  chat: { maxMb: 2, types: pictures, isPublic: false },
  licence: { maxMb: 10, types: documents, isPublic: false },
  feedback: { maxMb: 2, types: pictures, isPublic: false },
  proof: { maxMb: 10, types: documents, isPublic: false },
  attachment: { maxMb: 10, types: drawings, isPublic: false },
} as const satisfies Record<string, FileKindRule>

export type FileKind = keyof typeof fileKinds

/** Kinds that a form names; a chat's pictures have a call of their own. */
export const formFileKinds = [
  'voucher',
  'comment',
  'avatar',
  'logo',
  'licence',
  'attachment',
  'feedback',
  'proof',
] as const

export const maxBytesOf = (kind: FileKind): number => fileKinds[kind].maxMb * MB

/** Whether a file of so many bytes is more than its kind may have; exactly the limit is not. */
export const isTooLarge = (bytes: number, kind: FileKind): boolean => bytes > maxBytesOf(kind)

/** The formats of a kind as people call them: `JPEG / PNG / WEBP / GIF`. */
export const formatsOf = (kind: FileKind): string =>
  fileKinds[kind].types.map((type) => fileTypeNames[type].toUpperCase()).join(' / ')

/** Bytes that one account may store: sent within 24 hours, and in all. */
export const uploadQuota = { day: 200 * MB, total: 2000 * MB } as const

/** For the attribute of an input. Systems do not know the types of drawings, only their endings. */
export const acceptOf = (kind: FileKind): string => {
  const { types } = fileKinds[kind]
  const endings = kind === 'attachment' ? ['.xlsx', '.dwg', '.step', '.stp'] : []
  return [...types, ...endings].join(',')
}

/** The largest file of any kind, in bytes, with room for the rest of its form. */
export const UPLOAD_BYTES = 11 * MB

/** Paths as a record keeps them (`"a,b"`, or a list); what is no file of ours is left out. */
export function filePathsOf(paths: string | readonly string[] | undefined): string[] {
  const parts = typeof paths === 'string' ? paths.split(',') : (paths ?? [])
  return [...new Set(parts.map((part) => part.trim()).filter(isFilePath))]
}

/** `files/` and an unguessable id: served by the mall itself, never by another host. */
export function isFilePath(path: string): boolean {
  return /^files\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(path)
}
