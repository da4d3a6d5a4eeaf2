/**
 * Removes the cascade layers from a sheet, for hosts that cannot use layers. Rules are reordered so that the same ones
 * win. Expects CSS minified by esbuild.
 */
export function plainSheet(sheet: string): string {
  const order =
    /^@layer ([^;{]+);/
      .exec(sheet)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const rules = new Map<string, string[]>(['', ...order].map((name) => [name, []]))
  for (const { head, body, text } of blocks(sheet)) {
    const layer = /^@layer ([^,{]+)$/.exec(head)?.[1]
    if (head.startsWith('@layer') && body === undefined) continue
    if (layer !== undefined && !rules.has(layer))
      throw new Error(`The layer ${layer} is missing in the layer order at the beginning of the sheet.`)
    if (layer === undefined && text.includes('@layer'))
      throw new Error(`${head} contains a layer, which would lose its place in the order: move the layer outside.`)
    rules.get(layer ?? '')!.push(layer === undefined ? text : body!)
  }
  return [...rules.values()].flat().join('')
}

type Block = { head: string; body?: string; text: string }

/** Yields the top-level rules. Strings may contain braces. */
function* blocks(sheet: string): Generator<Block> {
  let from = 0
  let open = -1
  let depth = 0
  for (const match of sheet.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    const [sign] = match
    if (sign === '{' && depth++ === 0) open = match.index
    const ends = sign === '}' ? --depth === 0 : sign === ';' && depth === 0
    if (!ends) continue
    const to = match.index + 1
    const body = sign === '}' ? sheet.slice(open + 1, match.index) : undefined
    yield { head: sheet.slice(from, body === undefined ? match.index : open).trim(), body, text: sheet.slice(from, to) }
    from = to
  }
}
