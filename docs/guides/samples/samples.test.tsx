import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderToString } from 'react-dom/server'
import { accentCheck } from './accentCheck.ts'
import { Catalogue } from './Catalogue.tsx'
import { German } from './German.tsx'
import { Languages } from './Languages.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import { server } from './server.tsx'
import { ShopCorner } from './ShopCorner.tsx'
import { SignIn } from './SignIn.tsx'
import { staticPage } from './staticPage.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { shelf } from './workshop.css.ts'

describe('the samples of the guides do what the guides say', () => {
  it('renders the first page in both languages', () => {
    expect(renderToString(<Catalogue locale="en" />)).toContain('Add to cart')
    expect(renderToString(<Catalogue locale="zh" />)).toContain('加入购物车')
  })
  it('renders the first rows of a grid as a table', () => {
    const html = renderToString(<PriceGrid first={[{ model: '6205-2RS', price: '18.50', stock: 12 }]} />)
    expect(html).toMatch(/<table.*6205-2RS.*18\.50.*<\/table>/)
  })
  it('shows the chosen theme and offers the others', () => {
    expect(renderToString(<ThemeSwitch first="dark" />)).toMatch(
      /checked=""[^>]*value="dark"|value="dark"[^>]*checked=""/,
    )
  })
  it('applies a shop’s colour and tells the merchant which colours were adjusted', () => {
    expect(renderToString(<ShopCorner color="#0b7a75" />)).toContain('--mw-color-action:light-dark(')
    expect(accentCheck('#fc0')).toMatch(
      /^In the light theme #ffcc00 cannot be read well; #[\da-f]{6} is shown instead\.$/,
    )
    expect(accentCheck('cat')).toBe('This is not a colour: write #RRGGBB.')
    expect(accentCheck('#c2410c')).not.toContain('not a colour')
  })
  it('sends the theme in the first HTML, so that no other theme flashes', async () => {
    const html = await answer(server, { cookie: 'theme=dark', 'accept-language': 'zh-CN' })
    expect(html).toMatch(/^<!DOCTYPE html><html lang="zh-CN" data-theme="dark">/)
    expect(await answer(server, {})).toMatch(/^<!DOCTYPE html><html lang="en"><head>/)
  })
  it('sets the theme before the stylesheet in an app without server rendering', () => {
    const html = staticPage('abc')
    expect(html.indexOf('<script nonce="abc">(function')).toBeGreaterThan(0)
    expect(html.indexOf('dataset.theme')).toBeLessThan(html.indexOf('rel="stylesheet"'))
  })
  it('renders a host’s own language and currency', () => {
    expect(renderToString(<German />).replaceAll(/<[^>]*>/g, '')).toBe('ab12,50\u00a0€/Stück')
  })
  it('renders both languages, and a text that the host replaces', () => {
    expect(renderToString(<Languages locale="en" />)).toContain('Further')
    expect(renderToString(<Languages locale="zh" />)).toContain('下一页')
  })
  it('links each problem to its field', () => {
    const html = renderToString(<SignIn problems={[{ field: 'user', message: 'Who are you?' }]} />)
    expect(html).toContain('href="#user"')
    expect(html).toMatch(/<input[^>]*id="user"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*id="user"/)
  })
  it('has a class for its own styles, which the guides show word for word', () => {
    expect(shelf).toMatch(/^\S+$/)
    // vanilla-extract's plugin takes `.css.ts?raw` for a style module, so the guides hold a copy.
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    for (const guide of ['../theming.en.mdx', '../theming.zh.mdx'])
      expect(read(guide)).toContain(read('./workshop.css.ts').trim())
  })
})

async function answer(server: Server, headers: Record<string, string>): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    return await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })).text()
  } finally {
    await new Promise((done) => server.close(done))
  }
}
