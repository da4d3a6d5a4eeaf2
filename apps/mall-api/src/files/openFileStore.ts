import { join } from 'node:path'
import type { FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'
import { s3Store } from './s3Store.ts'

/** The folder of a data directory that holds files, beside its database. */
export const filesOf = (dataDir: string) => join(dataDir, 'files')

/** A folder; or storage of the S3 protocol: `https://KEY:SECRET@HOST/BUCKET?region=REGION`. */
export function openFileStore({ dataDir, url }: { dataDir: string; url: string | undefined }): FileStore {
  return url ? s3Store(url) : folderStore(filesOf(dataDir))
}
