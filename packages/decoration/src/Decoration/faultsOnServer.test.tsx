import { Writable } from 'node:stream'
import { block } from '@millwright/contract/blocks/block'
import type { BlockType } from '@millwright/contract/blocks/blocks'
import { localised } from '@millwright/contract/blocks/decoder'
import { use } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server.node'
import type { DataKind, DecorationData } from '../data.ts'
import type { DrawingDiagnostic } from '../drawing.ts'
import { InMall } from '../internal/test/InMall.tsx'
import { samples } from '../internal/test/samples.ts'
import { dataOf } from '../internal/test/StoryPage.tsx'
import { looks } from '../looks.ts'
import type { AnyDocument } from '../read.ts'
import { islandsOf } from '../islandsOf.ts'
import { readDecoration } from '../read.ts'
import { createRegistry, defineBlock } from '../registry.ts'
import { SsrDecoration } from '../SsrDecoration/SsrDecoration.tsx'
import { Decoration } from './Decoration.tsx'

const types = Object.keys(looks) as BlockType[]
const drawn = types.filter((type) => type !== 'shop_signs')
const data = dataOf('zh')
const kindOf: Partial<Record<BlockType, DataKind>> = Object.fromEntries(
  drawn.filter((type) => /goods|skill|coupon/.test(type)).map((type) => [type, 'products']),
)
const kinds = { ...kindOf, store_list: 'shops' } as Partial<Record<BlockType, DataKind>>
const needing = drawn.filter((type) => kinds[type])

/** A marker before and after the block. */
const mark = createRegistry([
  defineBlock({ type: 'mark', block: block({ word: localised() }), Draw: ({ data: { word } }) => <h2>{word.zh}</h2> }),
])
const around = (type: string, dataField: unknown) =>
  readDecoration(
    [
      { type: 'mark', dataField: { word: '前' } },
      { type, dataField },
      { type: 'mark', dataField: { word: '后' } },
    ],
    mark,
  ).document
const pageWith = (type: BlockType) => around(type, samples[type])

function page(document: AnyDocument, answers: DecorationData, heard: string[]) {
  const onDiagnostic = ({ code, index, type, kind, error }: DrawingDiagnostic) =>
    heard.push(
      [code, index, type, kind, error instanceof Error ? error.message : undefined]
        .filter((part) => part !== undefined)
        .join(' '),
    )
  return (
    <InMall>
      <Decoration document={document} locale="zh" registry={mark} data={answers} onDiagnostic={onDiagnostic} />
    </InMall>
  )
}

/**
 * Renders the page with both of React's server renderers: to text at once, and to a stream until it is complete or the
 * host's timeout ends.
 */
async function serve(document: AnyDocument, answers = data) {
  const heard: string[] = []
  const text = renderToString(page(document, answers, heard))
  const heardInStream: string[] = []
  const stream = await new Promise<string>((resolve, reject) => {
    let sent = ''
    const out = new Writable({
      write: (chunk, _, done) => {
        sent += String(chunk)
        done()
      },
    })
    out.on('finish', () => resolve(sent))
    const rendering = renderToPipeableStream(page(document, answers, heardInStream), {
      progressiveChunkSize: Infinity,
      onError: () => {},
      onShellError: reject,
      onAllReady: () => rendering.pipe(out),
    })
    setTimeout(() => rendering.abort(), 50)
  })
  return { text, stream, heard, heardInStream }
}

/** Expects the headings before and after the block. */
function stands({ text, stream }: { text: string; stream: string }) {
  for (const html of [text, stream])
    expect(html.match(/<h2[^>]*>[前后]<\/h2>/g)?.map((one) => one.at(-6))).toEqual(['前', '后'])
}

// React's server reports an aborted render as an error.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe.each(drawn)('%s on the server', (type) => {
  const draw = (look: () => React.ReactNode) =>
    vi.spyOn(looks[type] as { Draw: () => React.ReactNode }, 'Draw').mockImplementation(look)
  const Throwing = (): never => {
    throw new Error('within')
  }
  const never = new Promise<never>(() => {})

  it('fails alone if its look throws, and reports the error [R4.04]', async () => {
    draw(() => {
      throw new Error('broken look')
    })
    const served = await serve(pageWith(type))
    stands(served)
    expect(served.heard).toEqual([`threw 1 ${type} broken look`])
    expect(served.heardInStream).toEqual(served.heard)
  })

  it('fails alone if something within its look throws or waits forever [R4.04]', async () => {
    draw(() => <Throwing />)
    const within = await serve(pageWith(type))
    stands(within)
    expect(within.heard).toEqual([`notDrawn 1 ${type}`])
    draw(() => use(never))
    const hanging = await serve(pageWith(type))
    stands(hanging)
    expect(hanging.heard[0]).toBe(`late 1 ${type}`)
  })

  it('leaves the rest of the page intact if its data or the server’s data is wrong [R4.04]', async () => {
    for (const wrong of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { goods: 'x', imgList: {}, shops: 3, columns: [null], tabs: [[]], title: null },
    ]) {
      const document = around(type, wrong)
      stands(await serve(document))
      const unread = {
        blocks: document.blocks.map((one) => (one.index === 1 ? { ...one, data: wrong } : one)),
      } as unknown as AnyDocument
      stands(await serve(unread))
    }
    for (const answer of [
      {},
      [],
      7,
      'x',
      Object.fromEntries(Object.keys(data.products as object).map((id) => [id, 7])),
    ]) {
      stands(
        await serve(pageWith(type), {
          ...data,
          products: answer,
          shops: answer,
          seckills: answer,
          groups: answer,
        } as unknown as DecorationData),
      )
    }
  })

  it('is not reported if its data is complete [R4.04]', async () => {
    const served = await serve(pageWith(type))
    stands(served)
    expect([...served.heard, ...served.heardInStream]).toEqual([])
  })
})

describe('all blocks on the server', () => {
  const { document } = readDecoration(drawn.map((type) => ({ type, dataField: samples[type] })))
  const at = (type: BlockType) => `${drawn.findIndex((one) => one === type)} ${type}`

  it('share one Suspense, which a browser hydrates in one go', async () => {
    const { text, heard } = await serve(document)
    expect(text.match(/<!--\$.?-->/g)).toEqual(['<!--$-->'])
    expect(heard).toEqual([])
  })

  const served = () =>
    renderToString(
      <InMall>
        <SsrDecoration parts={islandsOf(document, data)} now={data.now} locale="zh" />
      </InMall>,
    )

  it('render the same in the parts of a served page', () => {
    const said = (html: string) => html.replace(/<!--.*?-->/g, '').match(/<article|<h2|<img|href="[^"]*"|[^<>]+(?=<)/g)
    expect(said(served())).toEqual(said(renderToString(page(document, data, []))))
  })

  it('are separated within their part if one fails [R4.04]', () => {
    const Throwing = (): never => {
      throw new Error('within')
    }
    vi.spyOn(looks.goods_module6, 'Draw').mockImplementation(() => <Throwing />)
    const text = served()
    expect(text.match(/<!--\$!-->/g)).not.toBeNull()
    const images = (html: string) => html.match(/<img/g)?.length ?? 0
    const without = renderToString(
      page({ ...document, blocks: document.blocks.filter(({ type }) => type !== 'goods_module6') }, data, []),
    )
    expect(images(without)).toBeGreaterThan(10)
    expect(images(text)).toBe(images(without))
  })

  it('are separated if one fails and one waits, and each is reported once [R4.04]', async () => {
    const Throwing = (): never => {
      throw new Error('within')
    }
    vi.spyOn(looks.goods_module3, 'Draw').mockImplementation(() => <Throwing />)
    const { text, stream, heard } = await serve(document, { ...data, shops: new Promise<never>(() => {}) })
    for (const html of [text, stream]) expect(html).toMatch(/goods_module6|<ol/)
    expect(heard.toSorted()).toEqual([`late ${at('store_list')} shops`, `notDrawn ${at('goods_module3')}`].toSorted())
  })
})

describe.each(needing)('the data of %s on the server', (type) => {
  const kind = kinds[type]!

  it('renders nothing if the block is empty, and reports it [R4.04]', async () => {
    const served = await serve(pageWith(type), { now: data.now, products: {} })
    stands(served)
    expect(served.heard).toEqual([`nothingLeft 1 ${type}`])
  })

  it('leaves the block out if it fails to load, and reports the kind [R4.04]', async () => {
    const served = await serve(pageWith(type), {
      now: data.now,
      products: null,
      seckills: null,
      groups: null,
      shops: null,
    })
    stands(served)
    expect(served.heard).toEqual([`dataFailed 1 ${type} ${kind}`])
    const refused = await serve(pageWith(type), { ...data, [kind]: Promise.reject(new Error('503')) })
    stands(refused)
    expect(refused.heardInStream).toContain(`dataFailed 1 ${type} ${kind} 503`)
  })

  it('is streamed if late, into reserved space; if it never arrives, the rest of the page stays [R4.04]', async () => {
    const late = await serve(pageWith(type), {
      ...data,
      [kind]: new Promise((resolve) => {
        setTimeout(resolve, 5, data[kind])
      }),
    })
    stands({ text: late.text, stream: late.stream })
    expect(late.heard).toEqual([`late 1 ${type} ${kind}`])
    expect(late.text).toMatch(/inert="" aria-hidden="true"/)
    expect(late.stream).toMatch(kind === 'shops' ? /\/shopIndex\?sid=1/ : /\/(secdetail|detail)\/\d/)
    const hanging = await serve(pageWith(type), { ...data, [kind]: new Promise(() => {}) })
    stands(hanging)
  })
})
