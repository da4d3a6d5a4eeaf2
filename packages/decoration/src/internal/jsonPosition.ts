/** A position in a text, counted from 1. */
export type TextPosition = { line: number; column: number }

/**
 * Returns the position in JSON text of the value at a path (`$[0].dataField.title`), otherwise of the nearest value
 * above it. Returns undefined if the text is not JSON.
 */
export function positionOf(text: string, path: string): TextPosition | undefined {
  const keys = [...path.matchAll(/\[(\d+)\]|\.([^.[\]]+)/g)].map(([, index, key = '']) => index ?? key)
  let at = skip(0)
  if (at >= text.length) return undefined
  for (const key of keys) {
    const next = text[at] === '[' ? item(at, Number(key)) : text[at] === '{' ? field(at, key) : undefined
    if (next === undefined) break
    at = next
  }
  return placeOf(text, at)

  function item(from: number, index: number): number | undefined {
    let place = skip(from + 1)
    for (let passed = 0; passed < index; passed++) {
      place = skip(end(place))
      if (text[place] !== ',') return undefined
      place = skip(place + 1)
    }
    return text[place] === ']' ? undefined : place
  }

  function field(from: number, key: string): number | undefined {
    for (let place = skip(from + 1); text[place] === '"'; place = skip(place + 1)) {
      const after = end(place)
      const value = skip(skip(after) + 1)
      if (text.slice(place, after) === JSON.stringify(key)) return value
      place = skip(end(value))
      if (text[place] !== ',') return undefined
    }
    return undefined
  }

  /** Returns the index after the value that begins here. */
  function end(from: number): number {
    let depth = 0
    for (let place = from; place < text.length; place++) {
      const sign = text.charAt(place)
      if (sign === '"') while (text[++place] !== '"' && place < text.length) if (text[place] === '\\') place++
      if (sign === '[' || sign === '{') depth++
      if (sign === ']' || sign === '}') depth--
      if (depth === 0 && (sign === '"' || ']}'.includes(sign))) return place + 1
      if (depth === 0 && /[,\]}\s]/.test(text[place + 1] ?? ',')) return place + 1
    }
    return text.length
  }

  function skip(from: number): number {
    let place = from
    while (/[\s\ufeff]/.test(text[place] ?? '')) place++
    return place
  }
}

const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON strings must not contain control characters
  /[ \t\r\n\ufeff]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[{])|([\]}])|([,:]))/y

/** Returns the position at which a text stops being JSON. Not all engines report it. */
export function syntaxErrorPosition(text: string): TextPosition {
  const open: string[] = []
  let [at, wanted] = [0, 'value']
  for (;;) {
    TOKEN.lastIndex = at
    const [, string, scalar, opens, closes, mark] = TOKEN.exec(text) ?? []
    const empty = wanted === 'value or end' || wanted === 'key or end'
    const value = wanted.startsWith('value') && (string ?? scalar ?? opens)
    const good =
      value ||
      (wanted.startsWith('key') && string) ||
      (closes && open.at(-1) === closes && (empty || wanted === 'comma')) ||
      (mark === ',' && wanted === 'comma' && open.length) ||
      (mark === ':' && wanted === 'colon')
    if (!good) break
    if (opens) open.push(opens === '[' ? ']' : '}')
    if (closes) open.pop()
    wanted = opens
      ? opens === '['
        ? 'value or end'
        : 'key or end'
      : wanted.startsWith('key') && string
        ? 'colon'
        : mark === ':'
          ? 'value'
          : mark === ','
            ? open.at(-1) === ']'
              ? 'value'
              : 'key'
            : 'comma'
    at = TOKEN.lastIndex
  }
  while (/[ \t\r\n\ufeff]/.test(text[at] ?? '')) at++
  return placeOf(text, at)
}

function placeOf(text: string, at: number): TextPosition {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}
