/** Bytes per megabyte for all file sizes, as most operating systems count: 2 MB are 2,097,152 bytes. */
export const MB = 1024 * 1024
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
const documents = [...pictures, 'application/pdf'] as const
/** The additional formats of an inquiry's attachments: workbooks and drawings. */
const drawings = [
  ...documents,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/acad',
  'model/step',
] as const

export type FileType = (typeof drawings)[number]

/** The names of file types, after their file extensions. */
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
  maxMb: 2 | 10
  types: readonly FileType[]
  /** Whether anyone may see the file once a record uses it. Otherwise only its owner and the seller console may. */
  isPublic: boolean
  /** The side in pixels of the square to which a picture is cropped; smaller pictures keep their size. */
  square?: number | undefined
}

/** The purposes of files that people upload. */
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

/** The kinds that `uploadFile` accepts. Chat pictures have their own call. */
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

/** Returns whether a file exceeds the limit of its kind. A file of exactly the limit is allowed. */
export const isTooLarge = (bytes: number, kind: FileKind): boolean => bytes > maxBytesOf(kind)

/** Returns the formats of a kind for people: `JPEG / PNG / WEBP / GIF`. */
export const formatsOf = (kind: FileKind): string =>
  fileKinds[kind].types.map((type) => fileTypeNames[type].toUpperCase()).join(' / ')

/** The upload quota of one account in bytes: within 24 hours, and in total. */
export const uploadQuota = { day: 200 * MB, total: 2000 * MB } as const

/**
 * Returns the `accept` attribute of a file input. Operating systems recognise drawings only by their file extensions.
 */
export const acceptOf = (kind: FileKind): string => {
  const { types } = fileKinds[kind]
  const endings = kind === 'attachment' ? ['.xlsx', '.dwg', '.step', '.stp'] : []
  return [...types, ...endings].join(',')
}

/** The maximum size of an upload request in bytes: the largest file of any kind, and the rest of the form. */
export const UPLOAD_BYTES = 11 * MB
