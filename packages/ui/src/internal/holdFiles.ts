import type { UploadFile } from './uploadFile.ts'

/** Puts files into a file input, so that a plain form submits them. */
export function holdFiles(input: HTMLInputElement, files: readonly UploadFile[]): void {
  const held = new DataTransfer()
  for (const { file } of files) if (file) held.items.add(file)
  input.files = held.files
}
