import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { everyPart } from '../packages/ui/src/internal/testParts.tsx'
import { root } from './children.ts'
import { launchOptions } from '../tests/chromium.ts'

/** The style properties that decide how an element looks. */
const looks = [
  'display',
  'width',
  'height',
  'margin',
  'padding',
  'border',
  'borderRadius',
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textDecorationLine',
  'textAlign',
  'textTransform',
  'listStyleType',
  'borderCollapse',
  'borderSpacing',
  'outline',
  'verticalAlign',
]
/** Page styles: the kit's own, and those of a foreign host. */
const ours =
  'body{margin:0;font:400 var(--mw-size-14)/var(--mw-leading-14) var(--mw-font-body);color:var(--mw-color-ink);overflow-wrap:break-word}'
const theirs = 'body{margin:0;font:italic 20px/2 Georgia,serif;color:maroon;letter-spacing:1px}'
/** Components that lay out their host's content or follow the text around them. */
const follows =
  /^(Accent|Carousel|Container|Form|Grid|HydrateOnVisible|Icon|Link|LoadingOverlay|Panel|Stack|StaticHtml|VirtualList|VisuallyHidden)$/
/** Inline components, which inherit missing colours and sizes. */
const inLine = /^(Badge|Countdown|Money|Status|Tag|Text)$/

type Seen = Record<string, Record<string, string>>
let browser: Browser
let script = ''
let styles = ''
let reset = ''

async function bundle(contents: string): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'packages/ui/src'), loader: 'tsx' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: join(root, '.cache/withoutReset'),
    format: 'iife',
    jsx: 'automatic',
    conditions: ['@millwright/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    ignoreAnnotations: true,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin({
        identifiers: ({ hash, debugId = '' }) => `mw_${/^[A-Z](?=_|$)/.exec(debugId)?.[0] ?? ''}${hash}`,
        esbuildOptions: { conditions: ['@millwright/source'] },
      }),
    ],
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { js: text('.js'), css: text('.css') }
}

beforeAll(async () => {
  const page = `
    import './theme/sheet.css.ts'
    import { flushSync } from 'react-dom'
    import { createRoot } from 'react-dom/client'
    import { everyPart } from './internal/testParts.tsx'
    import { UiProvider } from './UiProvider/UiProvider.tsx'
    let root
    window.draw = (name) => {
      root?.unmount()
      root = createRoot(document.getElementById('page'))
      flushSync(() => root.render(<UiProvider locale="en">{everyPart[name].draw({})}</UiProvider>))
    }`
  ;({ js: script, css: styles } = await bundle(page))
  ;({ css: reset } = await bundle("import './theme/reset.css.ts'"))
  browser = await chromium.launch(await launchOptions())
})
afterAll(() => browser.close())

async function pageWith(sheets: readonly string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' })
  await page.setContent(
    `<!doctype html><html lang="en"><head>${sheets.map((sheet) => `<style>${sheet}</style>`).join('')}</head><body><div id="page"></div></body></html>`,
  )
  await page.addScriptTag({ content: script })
  return page
}

async function draw(page: Page, name: string): Promise<void> {
  const { opener } = everyPart[name]!
  await page.evaluate((part) => (window as unknown as { draw: (name: string) => void }).draw(part), name)
  if (/^(Cascader|ComboBox|Date|Month|Time(?!line)|TreeSelect)/.test(name))
    await page.locator('#page :is([role="combobox"], [role="spinbutton"])').first().waitFor()
  // Waits for components that measure themselves.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  if (opener === 'focus') await page.locator('#page button').focus()
  else if (opener) await page.locator('#page button').press('Enter')
  if (opener)
    await page
      .locator('[data-radix-popper-content-wrapper], [role=tooltip], [role=alertdialog], [role=dialog]')
      .first()
      .waitFor()
}

/** Reads the styles of each element of a component, and the outline of each element that can have the focus. */
async function lookAt(page: Page, name: string): Promise<Seen> {
  await draw(page, name)
  return page.evaluate((names) => {
    const seen: Record<string, Record<string, string>> = {}
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.id !== 'page' &&
        !element.matches(
          'script, path, circle, input[type=hidden], input:not([class]), [data-radix-focus-guard], title, option',
        ),
    )
    const look = (element: Element) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>
      return Object.fromEntries(names.map((name) => [name, style[name]!]))
    }
    elements.forEach((element, index) => {
      const called = `${index} ${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}`
      seen[called] = look(element)
      if (element instanceof HTMLElement && element.tabIndex >= 0 && !element.hasAttribute('disabled')) {
        element.focus({ preventScroll: true })
        if (document.activeElement === element)
          seen[`${called}:focus`] = {
            outline: look(element).outline!,
            outlineOffset: getComputedStyle(element).outlineOffset,
          }
      }
    })
    return seen
  }, looks)
}

function differences(before: Seen, after: Seen): string[] {
  expect(Object.keys(after)).toEqual(Object.keys(before))
  return Object.entries(before).flatMap(([element, styles]) =>
    Object.entries(styles)
      .filter(([property, value]) => after[element]![property] !== value)
      .map(([property, value]) => `${element} ${property}: ${value} -> ${after[element]![property]}`),
  )
}

it('renders every part the same without the reset, in a page with the same text styles', async () => {
  const [before, after] = [await pageWith([reset, styles, ours]), await pageWith([styles, ours])]
  const found: string[] = []
  for (const name of Object.keys(everyPart))
    for (const one of differences(await lookAt(before, name), await lookAt(after, name))) found.push(`${name}: ${one}`)
  expect(found).toEqual([])
})

it('renders the text of every part in its own font, in a page with another font', async () => {
  const [before, after] = [await pageWith([styles, ours]), await pageWith([styles, theirs])]
  const found: string[] = []
  for (const name of Object.keys(everyPart).filter((part) => !follows.test(part))) {
    const [own, there] = [await lettersOf(before, name), await lettersOf(after, name)]
    expect(Object.keys(there), name).toEqual(Object.keys(own))
    for (const [element, letters] of Object.entries(own))
      for (const [property, value] of Object.entries(letters))
        if (there[element]![property] !== value && !(inLine.test(name) && /color|fontSize|lineHeight/.test(property)))
          found.push(`${name}: ${element} ${property}: ${value} -> ${there[element]![property]}`)
  }
  expect(found).toEqual([])
})

/**
 * Reads the text styles of visible elements with text of their own. The focus stays where it is, because an open popup
 * might close.
 */
async function lettersOf(page: Page, name: string): Promise<Seen> {
  await draw(page, name)
  return page.evaluate(() => {
    const seen: Record<string, Record<string, string>> = {}
    for (const element of document.body.querySelectorAll('*')) {
      const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim())
      if (!says || element.matches('script, option, title, [role=tabpanel]') || element.clientHeight === 1) continue
      const { color, fontFamily, fontSize, fontStyle, letterSpacing, lineHeight } = getComputedStyle(element)
      // Keyed by position instead of text, because a clock may change its text.
      seen[`${Object.keys(seen).length} ${element.tagName}`] = {
        color,
        fontFamily,
        fontSize,
        fontStyle,
        letterSpacing,
        lineHeight,
      }
    }
    return seen
  })
}
