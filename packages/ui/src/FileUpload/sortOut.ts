export type Refusal = 'type' | 'size' | 'count'
export type FileRules = {
  /** As the attribute of an input: `image/*,.pdf`. */
  accept?: string | undefined
  maxBytes?: number | undefined
  /** How many more are welcome. */
  room?: number | undefined
}

type Candidate = Pick<File, 'name' | 'size' | 'type'>

/** Which files are taken and which are not, and why; the first ones take the room there is. */
export function sortOut<One extends Candidate>(
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

// The dialog of the system lets people choose past `accept`, and what is dropped or pasted never met it.
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
