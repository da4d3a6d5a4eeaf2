import { isFilePath } from '@millwright/domain/files/fileKinds'

/** A picture's address on the bench, which sees what people sent to the shop. */
export function benchAddress(path: string): string {
  return isFilePath(path) ? `/bench/${path}` : `/${path}`
}
