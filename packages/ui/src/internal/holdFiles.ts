import type { UploadFile } from './uploadFile.ts'

/** Puts files into a file input, so that a plain form submits them. */
export function holdFiles(input: HTMLInputElement, files: readonly UploadFile[]): void {
  const unsent = files.flatMap(({ file }) => file ?? [])
  const { files: now } = input
  // Progress changes a list of thousands many times a second, and none of its files.
  if (now?.length === unsent.length && unsent.every((file, at) => now[at] === file)) return
  const held = new DataTransfer()
  for (const file of unsent) held.items.add(file)
  input.files = held.files
}
