import { readDecoration } from '@millwright/decoration/read'
import type * as Draw from './draw.tsx'
import { judge } from './judge.ts'
import { places } from './places.ts'
import { payloads } from './payloads.ts'
import type { Random } from './random.ts'

/** As many blocks as a page can have. */
const TOGETHER = 200

export type Hostile = { rows: Record<string, string | number>[]; drawn: number; failures: string[] }

/** Each of some payloads at each place of each block, read and drawn on the server. */
export function tryHostile(drawAll: typeof Draw.drawAll, chosen: readonly string[]): Hostile {
  const rows = new Map<string, { block: string; places: number; drawn: number; mended: number }>()
  for (const { type } of places) rows.set(type, { block: type, places: (rows.get(type)?.places ?? 0) + 1, drawn: 0, mended: 0 })
  const failures: string[] = []
  chosen.forEach((payload, turn) => {
    for (let from = 0; from < places.length; from += TOGETHER) attempt(places.slice(from, from + TOGETHER))

    function attempt(some: typeof places): void {
      // A page shows one sign: each has a page of its own.
      const signs = some.filter(({ type }) => type === 'shop_signs').map((place) => [place])
      const pages = [...signs, some.filter(({ type }) => type !== 'shop_signs')].map((held) => readDecoration(held.map(({ spoil }) => spoil(payload))))
      const { html, failures: threw } = drawAll(pages.map(({ document }) => document), turn % 2 ? 'en' : 'zh')
      const found = [...threw, ...judge(html)]
      if (found.length && some.length > 1) for (const one of some) attempt([one])
      else if (found.length) failures.push(`${JSON.stringify(payload).slice(0, 200)} at ${some[0]!.type} ${some[0]!.at}: ${found.join('; ').slice(0, 300)}`)
      for (const { document, diagnostics } of pages) {
        for (const { type } of document.blocks) rows.get(type)!.drawn++
        for (const { path } of diagnostics) rows.get(some[Number(/^\$\[(\d+)/.exec(path)?.[1] ?? 0)]?.type ?? some[0]!.type)!.mended++
      }
    }
  })
  return { rows: [...rows.values()], drawn: [...rows.values()].reduce((sum, { drawn }) => sum + drawn, 0), failures }
}

/** Some of the payloads, or all of them. */
export function somePayloads(count: number, random: Random): string[] {
  const left = [...payloads]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]!)
}
