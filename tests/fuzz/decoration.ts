import { planData } from '@millwright/decoration/planData'
import { readDecoration } from '@millwright/decoration/read'
import { writeDecoration } from '@millwright/decoration/write'
import type { Measurement } from '../measure.ts'
import { drawer } from './pages/bundle.ts'
import { documentOf, kinds } from './pages/documents.ts'
import type { Kind } from './pages/documents.ts'
import type { ReadPage } from './pages/draw.tsx'
import { judge } from './pages/judge.ts'
import { payloads } from './pages/payloads.ts'
import { randomOf } from './pages/random.ts'

/** Pages per rendering. Together they share the rendering of texts and providers. */
const TOGETHER = 50
const SLOW = 250
/** One page in this many is also written and read back, which costs more than all other checks. */
const READ_BACK = 20

type Page = { kind: Kind; input: unknown; document: ReadPage }

/**
 * Reads hostile, broken and random pages and renders each on the server. A page must not throw, take long, run a
 * script, load or link to forbidden places, or modify object prototypes.
 */
export const run: Measurement = async ({ count, seed }) => {
  const { drawAll } = await drawer()
  const random = randomOf(seed)
  const tally = Object.fromEntries(kinds.map((kind) => [kind, { kind, pages: 0, blocks: 0, mended: 0 }])) as Record<
    Kind,
    { kind: Kind; pages: number; blocks: number; mended: number }
  >
  const inherited = prototypes()
  const failures: string[] = []
  let [bytes, slowest] = [0, 0]
  const began = performance.now()
  for (let done = 0; done < count; done += TOGETHER) {
    const pages = Array.from({ length: Math.min(TOGETHER, count - done) }, () => read(documentOf(random)))
    const locale = random.pick(['zh', 'en'] as const)
    const all = attempt(pages)
    bytes += all.length
    if (prototypes() !== inherited) failures.push('what all objects inherit has changed')

    function attempt(some: Page[]): string {
      let found: string[]
      let html = ''
      try {
        const drawn = drawAll(
          some.map(({ document }) => document),
          locale,
        )
        html = drawn.html
        found = [...drawn.failures, ...judge(html)]
      } catch (error) {
        found = [String(error)]
      }
      if (found.length && some.length > 1) for (const one of some) attempt([one])
      else if (found.length) failures.push(`${found.join('; ').slice(0, 400)} of ${told(some[0]!.input)}`)
      return html
    }
  }
  const seconds = (performance.now() - began) / 1000
  for (const failure of failures.slice(0, 10)) console.error(failure)
  const drawn = `${count} pages read and drawn on the server, ${(bytes / 1e6).toFixed(1)} MB of HTML judged`
  return {
    rows: Object.values(tally),
    ok: failures.length === 0,
    summary: `${drawn}, ${payloads.length} payloads, slowest reading ${slowest.toFixed(1)} ms, ${Math.round(count / seconds)} a second, ${failures.length} failures (seed ${seed})`,
  }

  function read({ kind, input }: { kind: Kind; input: unknown }): Page {
    const started = performance.now()
    const { document, diagnostics, source } = readDecoration(input)
    planData(document)
    let took = performance.now() - started
    // A busy machine causes occasional delays, but a page that is slow to read is slow every time.
    for (let again = 0; took > SLOW && again < 3; again++) took = Math.min(took, timeOf(input))
    slowest = Math.max(slowest, took)
    if (took > SLOW) failures.push(`${Math.round(took)} ms for ${told(input)}`)
    if (
      random.chance(1 / READ_BACK) &&
      JSON.stringify(readDecoration(writeDecoration(source)).document) !== JSON.stringify(document)
    )
      failures.push(`reads back differently: ${told(input)}`)
    const of = tally[kind]
    of.pages++
    of.blocks += document.blocks.length
    of.mended += diagnostics.length
    return { kind, input, document }
  }
}

function timeOf(input: unknown): number {
  const started = performance.now()
  readDecoration(input)
  return performance.now() - started
}

function prototypes(): string {
  return [Object, Array, String, Number, Function].map(({ prototype }) => Reflect.ownKeys(prototype).length).join()
}

function told(input: unknown): string {
  try {
    return (
      input instanceof Uint8Array ? new TextDecoder().decode(input) : (JSON.stringify(input) ?? String(input))
    ).slice(0, 600)
  } catch {
    return Object.prototype.toString.call(input)
  }
}
