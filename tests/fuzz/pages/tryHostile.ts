import { readDecoration } from '@millwright/decoration/read'
import type * as Draw from './draw.tsx'
import { judge } from './judge.ts'
import { places } from './places.ts'
import type { Place } from './places.ts'
import { payloads } from './payloads.ts'
import type { Random } from './random.ts'

/** Pages per rendering. */
const TOGETHER = 200

export type Hostile = { rows: Record<string, string | number>[]; drawn: number; failures: string[] }

/**
 * Tries each payload in each place of each block, on a page of its own, rendered on the server in both languages. Most
 * payloads are refused in most places, so a document that has been judged before is not rendered again.
 */
export function tryHostile(drawAll: typeof Draw.drawAll, chosen: readonly string[]): Hostile {
  const rows = new Map<string, { block: string; places: number; read: number; mended: number; drawn: number }>()
  for (const { type } of places)
    rows.set(type, { block: type, places: (rows.get(type)?.places ?? 0) + 1, read: 0, mended: 0, drawn: 0 })
  const failures: string[] = []
  const known = new Set<string>()
  let waiting: { place: Place; payload: string; document: Draw.ReadPage }[] = []
  for (const payload of chosen) {
    for (const place of places) {
      const { document, diagnostics } = readDecoration([place.spoil(payload)])
      const row = rows.get(place.type)!
      row.read++
      row.mended += diagnostics.length
      const text = JSON.stringify(document)
      if (known.has(text)) continue
      known.add(text)
      row.drawn++
      waiting.push({ place, payload, document })
      if (waiting.length === TOGETHER) drawWaiting()
    }
  }
  drawWaiting()
  return { rows: [...rows.values()], drawn: known.size, failures }

  function drawWaiting(): void {
    attempt(waiting)
    waiting = []
  }

  function attempt(pages: typeof waiting): void {
    const found = (['zh', 'en'] as const).flatMap((locale) => {
      const { html, failures: threw } = drawAll(
        pages.map(({ document }) => document),
        locale,
      )
      return [...threw, ...judge(html)]
    })
    if (found.length === 0) return
    if (pages.length > 1) return pages.forEach((page) => attempt([page]))
    const { payload, place } = pages[0]!
    failures.push(
      `${JSON.stringify(payload).slice(0, 200)} at ${place.type} ${place.at}: ${found.join('; ').slice(0, 300)}`,
    )
  }
}

/** Returns `count` different payloads at random, or all of them if there are fewer. */
export function somePayloads(count: number, random: Random): string[] {
  const left = [...payloads]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]!)
}
