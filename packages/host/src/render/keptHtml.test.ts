import { createKeptHtml } from './keptHtml.server.ts'

const pageOf = (inner: string, part = '0') => `<main><html-part id="${part}">${inner}</html-part></main>`

it('keeps the HTML of a part, and inserts it for equal values at the same place', () => {
  const store = createKeptHtml()
  const first = store('List zh')
  expect(first.keep('_R_1_', [['bolt'], 2])).toEqual({ part: '0' })
  expect(first.read(pageOf('<b>bolt</b>'))).toBe('<main><b>bolt</b></main>')
  expect(store('List zh').keep('_R_1_', [['bolt'], 2])).toEqual({ html: '<b>bolt</b>' })
})

it.each([
  ['other values', 'List zh', '_R_1_', [['nut'], 2]],
  ['another place', 'List zh', '_R_2_', [['bolt'], 2]],
  ['another language', 'List en', '_R_1_', [['bolt'], 2]],
])('renders a part again for %s', (_, scope, place, values) => {
  const store = createKeptHtml()
  const first = store('List zh')
  first.keep('_R_1_', [['bolt'], 2])
  first.read(pageOf('<b>bolt</b>'))
  expect(store(scope).keep(place, values)).toEqual({ part: '0' })
})

it('keeps a part within another part', () => {
  const store = createKeptHtml()
  const first = store('Home zh')
  first.keep('outer', [1])
  first.keep('inner', [2])
  expect(first.read(pageOf(`<i>a</i>${pageOf('<b>b</b>', '1')}`))).toBe('<main><i>a</i><main><b>b</b></main></main>')
  const second = store('Home zh')
  expect(second.keep('outer', [1])).toEqual({ html: '<i>a</i><main><b>b</b></main>' })
  expect(second.keep('inner', [2])).toEqual({ html: '<b>b</b>' })
})

it('keeps no part that failed to render, and none for longer than a minute', () => {
  let now = 1
  const store = createKeptHtml({ now: () => now })
  const first = store('Home zh')
  first.keep('failed', [1])
  first.keep('whole', [2])
  first.read(pageOf('<!--$!--><template></template><!--/$-->') + pageOf('<b>whole</b>', '1'))
  expect(store('Home zh').keep('failed', [1])).toEqual({ part: '0' })
  expect(store('Home zh').keep('whole', [2])).toEqual({ html: '<b>whole</b>' })
  now += 60_001
  expect(store('Home zh').keep('whole', [2])).toEqual({ part: '0' })
})

it('has a bound on the HTML that it keeps', () => {
  const store = createKeptHtml({ limit: 1_000 })
  for (let n = 0; n < 30; n++) {
    const page = store('List zh')
    page.keep('place', [n])
    page.read(pageOf('x'.repeat(300)))
  }
  const found = Array.from({ length: 30 }, (_, n) => store('List zh').keep('place', [n])).filter((one) => 'html' in one)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(4)
})
