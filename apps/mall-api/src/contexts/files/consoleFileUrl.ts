import { isFilePath } from '@millwright/domain/files/filePath'

/** Returns the seller console's address of a picture. The console may see files that were sent to the shop. */
export function consoleFileUrl(path: string): string {
  return isFilePath(path) ? `/console/${path}` : `/${path}`
}
