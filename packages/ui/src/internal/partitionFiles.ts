export type Refusal = 'type' | 'size' | 'count'
export type FileRules = {
  /** The accepted types, as in the `accept` attribute: `image/*,.pdf`. */
  accept?: string | undefined
  maxBytes?: number | undefined
  /** The number of files that can still be added. */
  room?: number | undefined
}

type Candidate = Pick<File, 'name' | 'size' | 'type'>

/** Splits files into accepted and refused ones with a reason. Earlier files fill the remaining room first. */
export function partitionFiles<One extends Candidate>(
  files: readonly One[],
  { accept, maxBytes = Infinity, room = Infinity }: FileRules,
) {
  const taken: One[] = []
  const refused: { file: One; reason: Refusal }[] = []
  for (const file of files) {
    const reason = !accepts(accept, file)
      ? 'type'
      : file.size > maxBytes
        ? 'size'
        : taken.length >= room
          ? 'count'
          : undefined
    if (reason) refused.push({ file, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

// The browser does not enforce `accept`: the file dialog lets readers override it, and drop and paste bypass it.
function accepts(accept: string | undefined, { name, type }: Candidate): boolean {
  const kinds =
    accept
      ?.split(',')
      .map((kind) => kind.trim().toLowerCase())
      .filter(Boolean) ?? []
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1))
      return type.toLowerCase() === kind
    })
  )
}
