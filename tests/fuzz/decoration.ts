import { blocks } from '@millwright/contract/blocks/blocks'
import { headerOf } from '@millwright/decoration/headerOf'
import { planData } from '@millwright/decoration/planData'
import { readDecoration } from '@millwright/decoration/read'
import { writeDecoration } from '@millwright/decoration/write'
import fc from 'fast-check'

const SLOW = 250
const types = [...Object.keys(blocks), 'hologram', 'waterfall', '__proto__', 'constructor']

const hostile = fc.constantFrom(
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:1', '//evil.example', '/\\evil.example',
  '\\\\evil', 'https://user:pw@evil.example', '"><img src=x onerror=alert(1)>', "');background:url(//evil)", '</style><script>', '../../etc/passwd', '\u202egpj', '\ud800', 'x'.repeat(5000),
)
const value: fc.Arbitrary<unknown> = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(1, '1', 0, true, '#fff', 'pictures/a.svg', 1e308, -0))
const link = fc.record({ type: fc.oneof(fc.integer({ min: 0, max: 7 }), value), link: value, path: value, newTab: value, name: value }, { requiredKeys: [] })
const item = fc.oneof(value, link, fc.record({ url: value, link, alt: value, prodId: value, seckillId: value, title: value, goods: fc.array(value, { maxLength: 5 }) }, { requiredKeys: [] }))
const fieldNames = [...new Set(Object.values(blocks).flatMap(({ data }) => Object.keys(data.schema.properties as object)))]
const dataField = fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(value, link, fc.array(item, { maxLength: 8 })))
const page = fc.array(fc.record({ type: fc.constantFrom(...types), dataField: fc.oneof(dataField, value), hidden: value }, { requiredKeys: ['type'] }), { maxLength: 12 })

/** JSON text with a few of its characters struck, doubled or swapped: what a cut line or a careless edit leaves. */
const damaged = fc.tuple(page, fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '"', '[', '}', ',', '\\', '0')), { maxLength: 4 })).map(([blocksOf, cuts]) =>
  cuts.reduce((text, [at, by]) => `${text.slice(0, at % (text.length || 1))}${by}${text.slice((at % (text.length || 1)) + 1)}`, JSON.stringify(blocksOf)))

const inputs = { page, damaged, bytes: fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder().decode(bytes)), anything: fc.anything({ maxDepth: 4, withBigInt: true, withDate: true, withMap: true }) }

/** Reads hostile, broken and random pages: each must give a page, in time, with only safe addresses, that reads back the same. */
export async function run({ count, seed }: { count: number; seed: number }): Promise<{ rows: Record<string, string | number>[]; summary: string; ok: boolean }> {
  const rows = Object.entries(inputs).map(([kind, arbitrary]) => {
    const tally = { kind, pages: 0, blocks: 0, mended: 0, failures: 0, slowest: 0, first: '' }
    for (const input of fc.sample(arbitrary as fc.Arbitrary<unknown>, { numRuns: Math.ceil(count / 4), seed })) {
      const started = performance.now()
      tally.pages++
      try {
        const { document, diagnostics, source } = readDecoration(input)
        planData(document)
        headerOf(document, 'zh')
        tally.blocks += document.blocks.length
        tally.mended += diagnostics.length
        for (const href of addresses(document)) if (!leadsSafely(href)) throw new Error(`unsafe address ${href}`)
        if (JSON.stringify(readDecoration(writeDecoration(source)).document) !== JSON.stringify(document)) throw new Error('reads back differently')
      } catch (error) {
        tally.failures++
        tally.first ||= `${String(error)} at ${JSON.stringify(input)?.slice(0, 200)}`
      }
      let took = performance.now() - started
      // A busy machine is slow by chance; a slow page is slow each time.
      for (let again = 0; took > SLOW && again < 3; again++) took = Math.min(took, timeOf(input))
      if (took > SLOW) {
        tally.failures++
        tally.first ||= `${Math.round(took)} ms for ${JSON.stringify(input)?.slice(0, 200)}`
      }
      tally.slowest = Math.max(tally.slowest, Math.round(took * 10) / 10)
    }
    return tally
  })
  const failures = rows.reduce((sum, row) => sum + row.failures, 0)
  const pages = rows.reduce((sum, row) => sum + row.pages, 0)
  return { rows, summary: `${pages} pages read, ${failures} failures (seed ${seed})`, ok: failures === 0 }
}

function timeOf(input: unknown): number {
  const started = performance.now()
  readDecoration(input)
  return performance.now() - started
}

/** As a browser reads it, apart from the rule that is under test: inside the mall, or an address of the four kinds. */
function leadsSafely(href: string): boolean {
  const url = new URL(href, 'https://mall.invalid')
  return href.startsWith('/') ? url.origin === 'https://mall.invalid' : ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) && !url.username
}

function addresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'href' ? [String(one)] : addresses(one)))
}
