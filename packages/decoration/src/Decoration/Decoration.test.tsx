// @vitest-environment jsdom
import { Writable } from 'node:stream'
import { pictureUrl } from '@millwright/domain/link/link'
import { money } from '@millwright/domain/money/money'
import { bearing, motor, products } from '@millwright/fixtures/products'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server.node'
import type { DecorationData } from '../data.ts'
import { looks } from '../looks.ts'
import { Preview } from '../Preview/Preview.tsx'
import { readDecoration } from '../read.ts'
import { Decoration } from './Decoration.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const { prodId } = bearing.zh
const group = {
  ...bearing.zh,
  groupActivityId: '1',
  actPrice: money('16.10'),
  groupNumber: 3,
  joinNum: 26,
  startTime: '2026-11-21 08:00:00',
  endTime: '2026-11-21 18:00:00',
}
const data: DecorationData = {
  now,
  groups: {
    1: group,
    2: { ...group, endTime: '2026-11-21 09:59:59' },
    3: { ...group, startTime: '2026-11-21 10:00:01' },
    4: { ...group, prodId: motor.zh.prodId, status: 0 },
  },
  shops: { 1: { shopId: '1', shopName: '衡峰轴承', collectionNum: 12 } },
  products: Object.fromEntries(products.zh.map((product) => [product.prodId, product])),
}

/** Renders the page as the storefront's server sends it, before any script has run. */
async function serve(content: unknown, { preview = false } = {}) {
  const errors: unknown[] = []
  const html = await new Promise<string>((resolve, reject) => {
    let text = ''
    const out = new Writable({
      write: (chunk, _, done) => {
        text += String(chunk)
        done()
      },
    })
    out.on('finish', () => resolve(text))
    const stream = renderToPipeableStream(
      <UiProvider locale="zh" resolvePicture={(src) => pictureUrl(src, 'https://pictures.example/')}>
        <Texts locale="zh" resources={resourcesOf('zh', ['decoration', 'decorationPreview', 'commerce', 'common'])}>
          {preview ? (
            <Preview reading={readDecoration(content)} locale="zh" data={data} />
          ) : (
            <Decoration document={readDecoration(content).document} locale="zh" data={data} />
          )}
        </Texts>
      </UiProvider>,
      {
        progressiveChunkSize: Infinity,
        onError: (error) => {
          errors.push(error)
        },
        onShellError: reject,
        onAllReady: () => {
          stream.pipe(out)
        },
      },
    )
  })
  return { html, errors, page: new DOMParser().parseFromString(html, 'text/html') }
}

const title = (text: string, more: object = {}) => ({ type: 'floor_title', dataField: { title: text, ...more } })
const list = (...goods: string[]) => ({ type: 'goods_list', dataField: { goods } })
const headings = (page: Document) =>
  [...page.querySelectorAll('h1,h2,h3,h4')].map((heading) => `${heading.tagName} ${heading.textContent}`)

afterEach(() => vi.restoreAllMocks())

describe('Decoration', () => {
  it('renders every block of a page on the server, in place, before scripts [R2.01, R4.01]', async () => {
    const { page, errors, html } = await serve([
      title('常备件'),
      list(prodId),
      { type: 'goods_module2', dataField: { title: '主推', mainGoods: [motor.zh.prodId], otherGoods: [prodId] } },
    ])
    expect(errors).toEqual([])
    expect(headings(page)[0]).toBe('H2 常备件')
    expect(headings(page).at(-1)).toBe('H3 主推')
    expect(page.querySelectorAll(`a[href^="/detail/${prodId}"]`)).toHaveLength(2)
    expect(html).not.toMatch(/<script|<template/)
  })

  it('omits only the block whose look fails on the server [R4.04]', async () => {
    vi.spyOn(looks.goods_module1, 'Draw').mockImplementation(() => {
      throw new Error('broken look')
    })
    const broken = { type: 'goods_module1', dataField: { columns: [{ title: 'A', goods: [prodId] }] } }
    const { page, errors } = await serve([title('前'), broken, title('后')])
    expect(headings(page)).toEqual(['H2 前', 'H2 后'])
    expect(errors).toHaveLength(2) // once in the whole page, once alone
  })

  it('omits only the block whose look also fails in the browser, and reports it [R4.04]', async () => {
    vi.spyOn(looks.goods_module1, 'Draw').mockImplementation(() => {
      throw new Error('broken look')
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const content = [
      title('前'),
      { type: 'goods_module1', dataField: { columns: [{ title: 'A', goods: [prodId] }] } },
      title('后'),
    ]
    const root = document.createElement('div')
    root.innerHTML = (await serve(content)).html
    const failures: string[] = []
    await act(() =>
      hydrateRoot(
        root,
        <UiProvider locale="zh">
          <Texts locale="zh" resources={resourcesOf('zh', ['decoration', 'commerce', 'common'])}>
            <Decoration
              document={readDecoration(content).document}
              locale="zh"
              data={data}
              onDiagnostic={({ code, index, type }) => failures.push(`${code} ${index} ${type}`)}
            />
          </Texts>
        </UiProvider>,
        { onRecoverableError: () => {} },
      ),
    )
    expect([...root.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['前', '后'])
    expect(failures).toEqual(['threw 1 goods_module1'])
    vi.unstubAllGlobals()
  })

  it('renders neither blocks without products nor the heading above them [R4.04]', async () => {
    const gone = [
      title('已下架'),
      list('999999'),
      title('在售'),
      list('999999', prodId),
      { type: 'limited_skill', dataField: { subTitle: 'x', goods: [{ prodId, seckillId: '1' }] } },
    ]
    const { page } = await serve(gone)
    expect(headings(page).filter((heading) => heading.startsWith('H2'))).toEqual(['H2 在售'])
    expect((await serve(gone, { preview: true })).page.body.textContent).toContain('商品列表 没有可显示的内容')
  })

  it('leaves out closed shops and group deals that have ended or not begun [R4.04]', async () => {
    const shops = (...ids: string[]) => ({
      type: 'store_list',
      dataField: { title: '店铺', shops: ids.map((shopId) => ({ shopId, shopName: 'Old name' })) },
    })
    const deals = {
      type: 'discount_coupon',
      dataField: {
        title: '拼团',
        goods: ['1', '2', '3', '4'].map((groupActivityId) => ({ prodId, groupActivityId, actPrice: 0.01 })),
      },
    }
    const { page } = await serve([shops('9', '1', '1'), shops('9'), deals])
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/shopIndex?sid=1',
      '/group-buy',
      `/detail/${prodId}?group=1`,
    ])
    expect(page.body.textContent).toContain('12 人收藏')
    expect(page.body.textContent).toMatch(/3 人团 · 26 人已参团.*16\.10/)
    expect(page.body.textContent).not.toMatch(/Old name|0\.01/)
  })

  it('places a picture’s areas by name in the merchant’s order, with smaller areas on top', async () => {
    const area = (x: number, w: number, link: string, title?: string) => ({
      x,
      y: 0,
      w,
      h: 50,
      link: { type: 4, link },
      title,
    })
    const { page } = await serve([
      {
        type: 'universal_hotspot',
        dataField: {
          imgList: [
            {
              url: 'a.svg',
              alt: '年终集采',
              height: 400,
              hotspots: [area(10, 30, '/list', '全部轴承'), area(5, 80, '/cart')],
            },
          ],
        },
      },
    ])
    const areas = [...page.querySelectorAll('a')]
    expect(areas.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
      ['/list', '全部轴承'],
      ['/cart', '年终集采，链接 2'],
    ])
    expect(
      areas.map((link) =>
        link
          .getAttribute('style')
          ?.match(/:(-?[\d.]+%?)/g)
          ?.join(''),
      ),
    ).toEqual([':10%:0%:30%:50%:2', ':5%:0%:80%:50%:1'])
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('年终集采')
  })

  it('shows the server’s price, not the editor’s snapshot [R4.04]', async () => {
    const { page } = await serve([
      {
        type: 'goods_list',
        dataField: { showContent: ['name', 'price'], goods: [{ prodId, price: 0.01, prodName: 'Old name' }] },
      },
    ])
    expect(page.body.textContent).toContain('18.60')
    expect(page.body.textContent).not.toContain('0.01')
    expect(page.body.textContent).not.toContain('Old name')
  })

  it('loads the first picture at once and the others near the viewport [R4.05]', async () => {
    const picture = (url: string) => ({ type: 'picture_by', dataField: { imgList: [{ url }] } })
    const { page } = await serve([title('A'), picture('a.svg'), picture('b.svg'), list(prodId)])
    const images = [...page.querySelectorAll('img')]
    expect(images[0]?.getAttribute('src')).toBe('https://pictures.example/a.svg')
    expect(images.map((image) => image.getAttribute('loading') ?? 'eager')).toEqual([
      'eager',
      ...images.slice(1).map(() => 'lazy'),
    ])
    expect(images[0]?.getAttribute('fetchpriority')).toBe('high')
  })

  it('uses a merchant’s colours if readable, otherwise the theme’s', async () => {
    const { page } = await serve([
      title('A', { titleColor: '#ffff00' }),
      title('B', { titleColor: '#ffff00', bgColor: '#202020' }),
    ])
    const [pale, bright] = [...page.querySelectorAll('h2')].map(
      (heading) => heading.closest('[style]')?.getAttribute('style') ?? '',
    )
    expect(pale?.match(/#ffff00/g)).toHaveLength(1) // only in the dark theme
    expect(bright?.match(/#ffff00/g)).toHaveLength(2)
  })
})

describe('hostile pages', () => {
  // Hundreds more, in every field: `npm run fuzz -- decoration`.
  const payloads = [
    'java\nscript:alert(1)',
    '/\\evil.example',
    '\'"><img src=x onerror=alert(1)>',
    'red;background:url(//evil.example)',
    '__proto__',
  ]
  /** Each type in two of four variants, so that the whole page stays within the reading limits. */
  const links = (payload: string) =>
    [1, 2, 3, 4, 5, 6, 7, payload].flatMap((type, index) =>
      [
        { type, link: payload },
        { type, link: { url: payload, prodId: payload, shopId: payload, renovationId: payload, categoryId: payload } },
        { type, link: [payload, payload] },
        { type, path: payload },
      ].filter((_, way) => way % 2 === index % 2),
    )
  const page = (payload: string) => [
    {
      type: 'shop_signs',
      dataField: {
        bgUrl: payload,
        navList: links(payload)
          .slice(0, 7)
          .map((link) => ({ name: payload, ...link })),
      },
    },
    { type: 'auxiliary_interval', dataField: { height: payload, bgColor: payload } },
    { type: 'goods_list', dataField: { columns: payload, showContent: [payload], goods: [payload, prodId] } },
    { type: payload, dataField: {} },
    ...links(payload).flatMap((link) => [
      {
        type: 'picture_by',
        dataField: {
          height: payload,
          fit: payload,
          imgList: [
            { url: payload, link, alt: payload },
            { url: 'a.svg', link, alt: payload, title: payload, subTitle: payload },
          ],
        },
      },
      title(payload, {
        subTitle: payload,
        titleColor: payload,
        bgColor: payload,
        titleSize: payload,
        marginTop: payload,
        showMore: 1,
        moreLink: link,
      }),
      { type: 'goods_module1', dataField: { columns: [{ title: payload, subTitle: payload, link, goods: [prodId] }] } },
      {
        type: 'goods_module2',
        dataField: { title: payload, titleLink: link, mainGoods: [prodId], otherGoods: [payload] },
      },
      {
        type: 'universal_hotspot',
        dataField: {
          width: payload,
          imgList: [
            { url: payload, hotspots: [] },
            {
              url: 'a.svg',
              alt: payload,
              height: payload,
              hotspots: [
                { x: payload, y: 0, w: 9, h: 9, link },
                { x: 1, y: 1, w: 9, h: 9, link, title: payload },
              ],
            },
          ],
        },
      },
      {
        type: 'store_list',
        dataField: {
          title: payload,
          subTitle: payload,
          titleColor: payload,
          bgColor: payload,
          marginTop: payload,
          shops: [payload, '1'],
        },
      },
      {
        type: 'discount_coupon',
        dataField: {
          title: payload,
          subTitle: payload,
          moreLink: link,
          goods: [{ prodId, groupActivityId: 1 }, payload],
        },
      },
      { type: 'goods_module3', dataField: { title: payload, titleLink: link, goods: [prodId] } },
      { type: 'goods_module4', dataField: { bgImg: payload, link, alt: payload, goods: [prodId] } },
      { type: 'goods_module5', dataField: { mainImg: 'a.svg', link, alt: payload, goods: [prodId] } },
      { type: 'goods_module6', dataField: { title: payload, titleLink: link, goods: [prodId, payload] } },
      {
        type: 'goods_module7',
        dataField: {
          title: payload,
          tabs: [
            { name: payload, link, goods: [prodId] },
            { name: payload, link, goods: [motor.zh.prodId] },
          ],
        },
      },
    ]),
  ]

  /** The values that an attribute may have. */
  const rules: Record<string, RegExp> = {
    href: /^(\/(?![/\\])|https?:\/\/[^@]+$)/,
    src: /^https:\/\/pictures\.example\//,
    style: /^(?!.*(url\(|evil|display))/is,
  }

  it.each(payloads)('of %s run nothing, load nothing and lead nowhere [R4.03, R4.04]', async (payload) => {
    const { page: document, errors } = await serve(page(payload), { preview: true })
    expect(errors).toEqual([])
    expect(
      document.querySelectorAll(
        'script, style, iframe, object, embed, template, base, meta, link:not([rel="preload"][as="image"])',
      ),
    ).toHaveLength(0)
    expect(document.querySelectorAll('h2, h3').length).toBeGreaterThan(links(payload).length)
    const harmful = [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ name, value }) => /^on|^srcdoc$/.test(name) || (rules[name] && !rules[name].test(value)))
    expect(harmful.map(({ name, value }) => `${name}=${value}`)).toEqual([])
  })
})
