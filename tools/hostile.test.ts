import { drawAll } from '../tests/fuzz/pages/draw.tsx'
import { judge } from '../tests/fuzz/pages/judge.ts'
import { payloads } from '../tests/fuzz/pages/payloads.ts'
import { places } from '../tests/fuzz/pages/places.ts'
import { randomOf } from '../tests/fuzz/pages/random.ts'
import { tryHostile } from '../tests/fuzz/pages/tryHostile.ts'
import { readDecoration } from '@millwright/decoration/read'

describe('hostile texts', () => {
  it('are tried at every place of every block, including the six types of links [R4.03]', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(400)
    expect(new Set(places.map(({ type }) => type)).size).toBe(16)
    expect(places.length).toBeGreaterThan(800)
  })

  // For all payloads: npm run fuzz -- hostile
  it('run no script, load nothing and do not navigate away, at any place [R4.03, R4.04]', () => {
    const { failures, drawn } = tryHostile(drawAll, [
      randomOf(20_261_121).pick(payloads),
      '"><script>alert(1)</script>',
    ])
    expect(failures).toEqual([])
    expect(drawn).toBeGreaterThan(50)
  }, 60_000)

  it.each([
    '<script>1</script>',
    '<a href="javascript:alert(1)">',
    '<a href="//evil.example">',
    '<a href="/\t/evil.example">',
    '<a href="https://user:pw@evil.example">',
    '<img src="data:image/svg+xml,x">',
    '<img src="a.svg" onerror="x">',
    '<p style="background:url(//evil.example)">',
    '<p style="width:expression(1)">',
    '<p style="color:light-dark(url(//evil.example), red)">',
    '<iframe srcdoc="x">',
    '<form action="https:evil">',
    '<link rel="stylesheet" href="https://x/">',
    '<!--<p>-->',
    '<base href="/">',
    '<object data="/x">',
    '<img srcset="pictures/a.svg 1x, javascript:1 2x">',
  ])('are detected in a page that lets them through: %s', (html) => {
    expect(judge(html)).not.toEqual([])
  })

  it('leave Object.prototype unchanged [R4.04]', () => {
    const before = Reflect.ownKeys(Object.prototype)
    readDecoration(
      '[{"type":"floor_title","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"dataField":{"__proto__":{"title":"x"},"title":"A"}}]',
    )
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
