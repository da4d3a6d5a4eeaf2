// @vitest-environment jsdom
import { act } from 'react'
import { createPreviewFrame } from '../createPreviewFrame.ts'
import type { PreviewFrameOptions } from '../createPreviewFrame.ts'
import { dataOf, goods } from '../internal/test/StoryPage.tsx'
import { connectPreview } from './connectPreview.tsx'

const editorOrigin = 'https://editor.example'
const shopOrigin = 'https://shop.example'
const content = [
  { type: 'floor_title', id: 'a', dataField: { title: '备件' } },
  { type: 'hologram' },
  { type: 'goods_list', dataField: { goods: [goods.bearing] } },
]
const data = dataOf('zh')

type Sent = { data: unknown; to: string }

/**
 * Connects both sides in one window. Messages arrive as in a browser: with the sender's window and origin, and only if
 * the target origin is the receiver's.
 */
function twoSides(options: Partial<PreviewFrameOptions> = {}) {
  const sent: Sent[] = []
  const tell = (source: object, origin: string, own: string) => ({
    postMessage(message: unknown, to: string) {
      sent.push({ data: message, to })
      if (to === own)
        window.dispatchEvent(
          new MessageEvent('message', { data: structuredClone(message), origin, source: source as Window }),
        )
    },
  })
  const frameWindow: object = {}
  const editorWindow: object = {}
  Object.assign(frameWindow, tell(editorWindow, editorOrigin, shopOrigin))
  Object.assign(editorWindow, tell(frameWindow, shopOrigin, editorOrigin))
  const frame = document.createElement('iframe')
  Object.defineProperties(frame, { contentWindow: { value: frameWindow }, contentDocument: { value: null } })
  vi.stubGlobal('parent', editorWindow)
  const element = document.body.appendChild(document.createElement('div'))
  const heard: unknown[] = []
  const hear = (name: string) => (value?: unknown) => heard.push([name, value])
  const editor = createPreviewFrame(frame, {
    origin: shopOrigin,
    content,
    data,
    onReady: hear('ready'),
    onSelect: hear('select'),
    onHover: hear('hover'),
    onDiagnostics: hear('diagnostics'),
    onMismatch: hear('mismatch'),
    ...options,
  })
  const say = (message: object, { origin = shopOrigin, source = frameWindow } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { mark: 'millwright.preview', ...message },
        origin,
        source: source as Window,
      }),
    )
  const sayToFrame = (message: object, { origin = editorOrigin, source = editorWindow } = {}) =>
    say(message, { origin, source })
  return {
    element,
    editor,
    heard,
    sent,
    say,
    sayToFrame,
    connect: () => connectPreview(element, { origin: editorOrigin, onMismatch: hear('mismatch in the frame') }),
  }
}

const settle = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 20)
      }),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('an editor and its frame', () => {
  it('agree on a version, render the page, choose blocks on both sides and report problems', async () => {
    const { element, editor, heard, connect } = twoSides()
    const frame = connect()
    await settle()
    expect(
      [...element.querySelectorAll('[data-block-id]')].map(
        (one) => `${one.getAttribute('data-block-id')} ${one.getAttribute('data-state')}`,
      ),
    ).toEqual(['a drawn', '1 unknownType', '2 drawn'])
    expect(heard[0]).toEqual(['ready', undefined])
    expect(heard.find((one) => (one as string[])[0] === 'diagnostics')).toEqual([
      'diagnostics',
      [expect.objectContaining({ code: 'unknownType', path: '$[1]' })],
    ])

    act(() => element.querySelector<HTMLElement>('[data-block-id="2"] > button')!.click())
    expect(heard).toContainEqual(['select', { blockId: '2', index: 2, type: 'goods_list' }])
    editor.update({ selected: 'a' })
    await settle()
    expect(
      element.querySelector('[aria-pressed=true]')?.closest('[data-block-id]')?.getAttribute('data-block-id'),
    ).toBe('a')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()

    const ground = () => (element.firstElementChild as HTMLElement).style.cssText
    for (const [given, drawn] of [
      ['#102030', /#102030/],
      ['url(//evil.example)', /^$/],
      ['#fff4e0', /#fff4e0/],
      [undefined, /^$/],
    ] as const) {
      editor.update({ ground: given })
      await settle()
      expect(ground()).toMatch(drawn)
    }

    editor.update({ data: { now: data.now, products: {} }, content: [content[2]] })
    await settle()
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['diagnostics', [{ code: 'nothingLeft', index: 0 }]]))
    expect(element.textContent).toContain('买家看不到它')
    frame.destroy()
    editor.destroy()
    expect(element.innerHTML).toBe('')
  })

  it('report different versions, and then ignore each other', async () => {
    const { element, heard, sent, say, sayToFrame, connect } = twoSides()
    say({ kind: 'hello', version: 2 })
    expect(heard).toEqual([['mismatch', { own: 1, other: 2 }]])
    say({ kind: 'select', block: { blockId: 'a', index: 0, type: 'x' } })
    expect(sent.filter(({ data: message }) => /document|data/.test((message as { kind: string }).kind))).toEqual([])
    expect(heard).toHaveLength(1)
    const frame = connect()
    await settle()
    sayToFrame({ kind: 'welcome', version: 9 })
    expect(heard.at(-1)).toEqual(['mismatch in the frame', { own: 1, other: 9 }])
    sayToFrame({ kind: 'document', content: [content[0]] })
    await settle()
    expect(element.querySelectorAll('[data-block-id]').length).toBe(3)
    frame.destroy()
  })

  it('ignore other origins, other windows and unknown messages', async () => {
    const { element, heard, sent, say, sayToFrame, connect } = twoSides()
    const frame = connect()
    await settle()
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['diagnostics', [expect.anything()]]))
    const before = heard.length
    const choose = { kind: 'select', block: { blockId: 'a', index: 0, type: 'x' } }
    for (const from of [{ origin: 'https://evil.example' }, { origin: 'null' }, { source: {} }, { source: window }])
      say(choose, from)
    for (const message of [
      {},
      { kind: 'constructor' },
      { kind: 'select' },
      { kind: 'select', block: { blockId: 7, index: 0, type: 'x' } },
      { kind: 'select', block: { blockId: 'a', index: -1, type: 'x' } },
      { kind: 'select', block: { blockId: 'a'.repeat(81), index: 0, type: 'x' } },
      { kind: 'height', height: Infinity },
      { kind: 'height', height: '9' },
      { kind: 'hello', version: '1' },
      { kind: 'diagnostics', problems: {} },
      choose.block,
    ])
      say(message)
    expect(heard).toHaveLength(before)
    say({
      kind: 'diagnostics',
      problems: [null, 7, { code: 'x', path: 'p'.repeat(999), index: 1e9, message: { zh: {}, en: 'e'.repeat(999) } }],
    })
    expect(heard.at(-1)).toEqual([
      'diagnostics',
      [{ code: 'x', path: 'p'.repeat(200), message: { zh: '', en: 'e'.repeat(500) } }],
    ])

    const page = element.innerHTML
    const empty = { kind: 'document', content: [] }
    for (const from of [{ origin: 'https://evil.example' }, { source: {} }]) sayToFrame(empty, from)
    for (const message of [
      { kind: 'data', data: { now: 'today' } },
      { kind: 'data', data: { now: 1, products: { 1: 7 } } },
      { kind: 'data', data: null },
      { kind: 'select', blockId: 7 },
      { kind: 'ground', ground: {} },
      { kind: '__proto__' },
    ])
      sayToFrame(message)
    await settle()
    expect(element.innerHTML).toBe(page)
    for (const hostile of [
      '<img src=x onerror=alert(1)>',
      { length: 1e9 },
      [{ type: 'floor_title', dataField: { title: '<script>' } }],
    ]) {
      sayToFrame({ kind: 'document', content: hostile })
      await settle()
      expect(element.querySelector('script, [onerror]')).toBeNull()
    }
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([shopOrigin, editorOrigin]))
    frame.destroy()
  })

  it('require an origin, never a star', () => {
    for (const origin of ['*', '', 'https://editor.example/', 'editor.example', 'https://*.example'])
      expect(() => connectPreview(document.createElement('div'), { origin })).toThrow(/origin/)
  })
})
