import { join } from 'node:path'
import type { FileStore } from '../../core/files/fileStore.ts'
import { folderStore } from './folderStore.ts'
import { s3Store } from './s3Store.ts'

export const filesOf = (dataDir: string) => join(dataDir, 'files')

/** Opens a folder, or S3 storage given as `https://KEY:SECRET@HOST/BUCKET?region=REGION`. */
export function openFileStore({ dataDir, url }: { dataDir: string; url: string | undefined }): FileStore {
  return url ? s3Store(url) : folderStore(filesOf(dataDir))
}
