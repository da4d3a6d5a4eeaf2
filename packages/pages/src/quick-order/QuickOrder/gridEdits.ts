/** Changed fields of the form by name: `q.0` is a quantity, `sku.0` a part. */
export type GridEdits = Readonly<Record<string, string>>

/**
 * Returns the edits that a post did not carry yet. The others are in the lines that it returned, or were replaced there,
 * as a plan replaces a part.
 */
export function unsentEdits(edits: GridEdits, sent: GridEdits): GridEdits {
  return Object.fromEntries(Object.entries(edits).filter(([name, value]) => sent[name] !== value))
}
