import { describe, expect, it } from 'vitest'
import { readRichText } from './readRichText.ts'

describe('a seller’s description', () => {
  it('keeps paragraphs, headings, lists and tables [R2.31]', () => {
    expect(
      readRichText(
        '<h2>Use</h2><p>At <b>110&nbsp;&deg;C</b></p><ul><li>a<li>b</ul><table><thead><tr><th>d</th></tr></thead><tr><td>25</td></tr></table>',
      ),
    ).toEqual([
      { tag: 'h3', children: ['Use'] },
      { tag: 'p', children: ['At ', { tag: 'strong', children: ['110\u00a0°C'] }] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
      {
        tag: 'table',
        children: [
          { tag: 'tr', children: [{ tag: 'th', children: ['d'] }] },
          { tag: 'tr', children: [{ tag: 'td', children: ['25'] }] },
        ],
      },
    ])
  })

  it('never nests elements that a browser would separate [R2.31]', () => {
    expect(readRichText('<p>a<ul><li>b</li></ul>c</p>')).toEqual([
      { tag: 'p', children: ['a'] },
      { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] },
      'c',
    ])
    expect(readRichText('<table>loose<td>x</td></table>')).toEqual([{ tag: 'table', children: [] }, 'loosex'])
  })

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//x>',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{}</style>',
    '<!-- <p>x</p>',
    '<svg><style><p>x</p></style><svg></svg><p>y</p></svg>',
    '<template><p>x</p></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<title><b>x</b></title><textarea><p>x</textarea>',
    '<object data=x><object></object><p>y</object>',
    '<style><!--</style>',
  ])('returns nothing for %s [R2.31]', (html) => {
    expect(readRichText(html)).toEqual([])
  })

  it.each([
    '<img src="javascript:alert(1)">',
    '<img src=data:image/svg+xml,x>',
    '<img src="//evil.example/x.png">',
    '<img src="&#106;avascript:alert(1)" onerror=alert(1)>',
    '<img onerror=alert(1)>',
    '<img src="java&#10;script:alert(1)">',
    '<img src="&Tab;javascript&colon;alert(1)">',
    '<img alt="src=/pictures/a.png">',
    '<image src="javascript:alert(1)">',
    '<img src=x: src=/pictures/a.png>',
    '<img src="../../p/secret">',
  ])('returns no picture for %s [R2.31]', (html) => {
    expect(readRichText(html)).toEqual([])
  })

  it('turns unknown elements into their text and drops every attribute [R2.31]', () => {
    expect(
      readRichText(
        '<a href="javascript:x" onclick="y">link</a><p onclick="x" style="position:fixed" class="z">text</p><constructor>t</constructor>',
      ),
    ).toEqual(['link', { tag: 'p', children: ['text'] }, 't'])
  })

  it.each([
    ['<p>5 &times; 3 &hellip; &Omega; &#8804; &amp;lt;b&amp;gt;</p>', '5 × 3 … Ω ≤ &lt;b&gt;'],
    ['<p>a < b, c<5, d<</p>', 'a < b, c<5, d<'],
    ['<p>&#0;&#xd800;&#x110000;</p>', '\ufffd\ufffd\ufffd'],
    ['<P TITLE="<script>">x', 'x'],
  ])('reads %s as a browser does [R2.31]', (html, text) => {
    expect(readRichText(html)).toEqual([{ tag: 'p', children: [text] }])
  })

  it('keeps only the address and the alternative text of a picture [R2.31]', () => {
    expect(readRichText('<img SRC="pictures/a.png" alt="&quot;A&quot;" onload=x srcset="//evil.example 2x">')).toEqual([
      { tag: 'img', src: 'pictures/a.png', alt: '"A"' },
    ])
  })

  it('reads any input in bounded time and depth [R2.31]', () => {
    // Processor time of this thread, so that other work on the machine does not count.
    const before = process.threadCpuUsage()
    for (const html of [
      '<'.repeat(300_000),
      '<p '.repeat(80_000),
      '<ul><li>'.repeat(30_000),
      '<!--'.repeat(50_000),
      '<script>'.repeat(30_000),
      '<img src="'.repeat(30_000),
      '&#x110000;&#0;&#xd800;',
      Array.from({ length: 20_000 }, (_, index) => `<p a${index}`).join(' '),
      `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ')}>`,
      Array.from({ length: 5_000 }, (_, index) => `<b a=${index}>`).join('') + '<p>'.repeat(20_000),
      '<u>'.repeat(15_000) + '</x>'.repeat(14_000),
      '<table>'.repeat(20_000),
      '&'.repeat(100_000),
    ])
      readRichText(html)
    const { user, system } = process.threadCpuUsage(before)
    expect(user + system).toBeLessThan(2_000_000)
    const deep = JSON.stringify(readRichText('<ul><li>'.repeat(1000))).match(/"tag":"ul"/g) ?? []
    expect(deep.length).toBeLessThan(12)
  })
})
