/** Returns the paths of uploaded files in a record (`"a,b"`, or a list), each once. Other texts are omitted. */
export function filePathsOf(paths: string | readonly string[] | undefined): string[] {
  const parts = typeof paths === 'string' ? paths.split(',') : (paths ?? [])
  return [...new Set(parts.map((part) => part.trim()).filter(isFilePath))]
}

/** Returns whether the path is `files/` and an unguessable id, which only the mall itself serves. */
export function isFilePath(path: string): boolean {
  return /^files\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(path)
}
