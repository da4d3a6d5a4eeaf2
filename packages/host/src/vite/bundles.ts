import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { shellNamespaces } from '@millwright/pages/route'
import type { Plugin } from 'vite'
import { folderOf, hostSources } from './kitFolders.ts'
import { isReact } from './reactModules.ts'
import { FRAME, kitLanguages, TEXTS } from './textFiles.ts'

const pages = `${folderOf('pages')}/src`
const areas = `${folderOf('i18n')}/src/namespaces`

/** Views of the host that replace those of the page kit. */
const ofHost: Readonly<Record<string, string>> = { Chat: `${hostSources}/document/Chat.tsx` }

/** Screens without an address, shown in place of others. */
const instead = ['ErrorScreen', 'Missing', 'Overload']

/** Returns the source file of each screen's view by the screen's name. */
export function findViews(ownScreens?: string): Record<string, string> {
  const kit = [...viewsIn(pages), ...instead.map((name) => `${pages}/site/${name}/${name}.tsx`)]
  const own = ownScreens && existsSync(ownScreens) ? viewsIn(ownScreens) : []
  const named = (files: readonly string[]) => Object.fromEntries(files.map((file) => [basename(file, '.tsx'), file]))
  return { ...named(kit), ...ofHost, ...named(own) }
}

/** Returns the views in a folder. Each view is beside its definition: `List.tsx` beside `List.route.ts`. */
function viewsIn(folder: string): string[] {
  return globSync('**/*.route.ts', { cwd: folder }).map((file) => join(folder, file.replace(/\.route\.ts$/, '.tsx')))
}

/** Returns each namespace in each language as `namespace.locale`, without the frame's, which are in `frameTexts`. */
function findTexts(languages: readonly string[] = kitLanguages): string[] {
  const files = globSync('*.ts', { cwd: areas }).filter(
    (file) => !shellNamespaces.some((namespace) => namespace === basename(file, '.ts')),
  )
  return files.flatMap((file) => languages.map((language) => `${basename(file, '.ts')}.${language}`))
}

/**
 * Returns the build's inputs, the files that the browser can request: the entry, a file for each screen, and a file for
 * each namespace in each language.
 */
export function inputs({
  ownScreens,
  ownLanguages = [],
}: {
  ownScreens: string
  ownLanguages?: readonly string[]
}): Record<string, string> {
  const texts = [
    ...findTexts([...kitLanguages, ...ownLanguages]),
    ...ownLanguages.map((language) => `${FRAME}.${language}`),
  ]
  return {
    starter: STARTER,
    entry: ENTRY,
    kit: KIT,
    ...lazy,
    ...findViews(ownScreens),
    ...Object.fromEntries(texts.map((name) => [name, TEXTS + name])),
  }
}

/**
 * Parts that some screens import and others load on demand. Each is in its own file with stable export names. A page
 * has the styles of a part that loads later, but not those of the part's imports, unless they are in the shared sheet.
 */
export const lazy = Object.fromEntries(
  [
    'commerce/CategoryMega',
    'commerce/CommentList',
    'commerce/CompareTray',
    'commerce/ProductTable',
    'commerce/RecentProducts',
    'ui/ImageViewer',
    'ui/QrCode',
  ].map((part) => [basename(part), fileOf(part)]),
)

const KIT = 'virtual:kit'
/** The module that makes the page live in the browser. */
export const ENTRY = 'virtual:millwright/entry'
/** The module that loads `ENTRY` once it is needed. */
export const STARTER = `${hostSources}/starter/starter.ts`

/**
 * Provides a module that exports every name of the shared parts and is never loaded. The shared files thus keep the
 * same exports and file names, whichever exports the screens use.
 */
export function kitPlugin(): Plugin {
  return {
    name: 'kit',
    resolveId: (id) => (id === KIT ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${KIT}`
        ? Object.values(families)
            .flat()
            .filter((part) => !part.startsWith('domain/'))
            .map((part) => `export * from ${JSON.stringify(fileOf(part))}`)
            .join('\n')
        : undefined,
  }
}

/**
 * The parts of each bundle of shared code. A bundle contains its parts and their imports, except those in an earlier
 * bundle. Bundles depend only on these lists, so adding a screen does not change another screen's files.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  // Parts that both the entry and some screens import.
  frame: [
    'commerce/CartBadge',
    'commerce/HotWords',
    'commerce/NoticeCarousel',
    'commerce/SearchBox',
    'ui/Alert',
    'ui/Button',
    'ui/Container',
    'ui/Icon',
    'ui/IconButton',
    'ui/Image',
    'ui/Skeleton',
    'ui/StaticHtml',
    'ui/Toasts',
    'ui/UiProvider',
    'ui/VisuallyHidden',
    'ui/useScripted',
  ],
  // Parts of product cards and of nearly every screen.
  goods: [
    'ui/Breadcrumb',
    'ui/ChoiceMark',
    'ui/Countdown',
    'ui/Empty',
    'ui/Heading',
    'ui/HydrateOnVisible',
    'ui/Link',
    'ui/Money',
    'ui/Pagination',
    'ui/Status',
    'ui/Tag',
    'ui/TextField',
    'commerce/AgreedTerms',
    'commerce/CompareCheck',
    'commerce/PriceTag',
    'commerce/ProblemText',
    'commerce/ProductCard',
    'commerce/ProductGrid',
    'commerce/ProductRow',
    'commerce/ProductRows',
    'commerce/StockAndLeadTime',
    'commerce/useActionResult',
    'commerce/useCompared',
    'commerce/useInUnits',
    'domain/list/refinements',
    'domain/money/wholeMoney',
    'domain/product/measure',
    'domain/product/skuMatrix',
    'domain/partsOf',
    'i18n/currencyWords',
    'i18n/dates',
  ],
  // Parts of screens where the buyer chooses a quantity.
  quantities: [
    'ui/NumberField',
    'commerce/QuantityStepper',
    'commerce/ShareButton',
    'domain/product/weight',
    'i18n/joinWords',
    'pages/catalogue/AgreedPricesWarning',
  ],
  // Parts of most other screens.
  parts: [
    'ui/Badge',
    'ui/Checkbox',
    'ui/DescriptionList',
    'ui/Panel',
    'ui/Select',
    'ui/Skeleton',
    'ui/Stack',
    'ui/Steps',
    'ui/TabLinks',
    'ui/Text',
    'ui/TextArea',
    'ui/internal/Legend',
    'commerce/AddressCard',
    'pages/layout/DoneNotice',
    'pages/layout/refusedOf',
    'pages/layout/useCurrencyWords',
  ],
  prices: [
    'commerce/PriceSteps',
    'domain/price/bestUnit',
    'domain/price/memberPrice',
    'domain/price/price',
    'domain/price/stepKinds',
    'pages/layout/useQuantityNotes',
  ],
  dealStates: ['domain/price/activity', 'domain/price/coupon'],
  deals: ['commerce/CouponTicket', 'commerce/FlashSaleClock', 'commerce/PromotionBar'],
  group: ['commerce/GroupTeam'],
  decoration: ['decoration/SsrDecoration', 'pages/content/Decorated', 'ui/Carousel'],
  forms: [
    'commerce/AddressForm',
    'commerce/CountdownSms',
    'commerce/LoginPanel',
    'pages/layout/StepForm',
    'ui/PasswordField',
    'ui/RadioGroup',
    'ui/focusFirst',
  ],
  centre: ['commerce/NavBadgeMenu', 'pages/layout/UserCenterFrame'],
  dialog: ['ui/Dialog'],
  tables: ['ui/Table'],
  timeline: ['commerce/CopyNumber', 'ui/Timeline'],
  orderLines: ['commerce/LogisticsTrace', 'commerce/OrderLines', 'commerce/OrderStatus', 'commerce/OrderSums'],
  orders: ['commerce/OrderActions', 'commerce/OrderAsk', 'commerce/OrderCard'],
  fileKinds: ['domain/files/fileKinds'],
  uploads: ['pages/layout/UploadField', 'ui/FileUpload'],
  comments: ['commerce/CommentItem', 'ui/Rating'],
  product: ['commerce/Gallery'],
  invoices: ['commerce/InvoiceFields', 'pages/after-sale/invoice/invoiceProblems', 'pages/after-sale/invoice/typedOf'],
}

/**
 * The families whose styles are in the shared stylesheet, because most screens use them. Each other family has a sheet
 * of its own. Screens' rules are in a later cascade layer, so they win whichever sheet loads first.
 */
const sharedFamilies = ['frame', 'goods', 'quantities', 'parts', 'prices', 'deals', 'comments']

/** More folders with styles in the shared stylesheet: those that a list and a product page need at once. */
const sharedFolders = [
  'commerce/src/CategoryMega',
  'commerce/src/CompareTray',
  'commerce/src/ProductTable',
  'commerce/src/internal',
  'pages/src/content/RichText',
  'pages/src/layout',
  'pages/src/search/List',
  'ui/src/ImageViewer',
  'ui/src/QrCode',
  'ui/src/Tabs',
  'ui/src/internal',
  'ui/src/theme',
]

/**
 * Folders whose styles come with those of a family: small sheets of screens that use the family, and parts that load
 * later, which the server renders with the page. Only screens that use the family may use the parts, since they load
 * its scripts too.
 */
const stylesWith: Readonly<Record<string, readonly string[]>> = {
  decoration: ['pages/src/site/Home'],
  product: [
    'commerce/src/CommentList',
    'commerce/src/GroupTeam',
    'commerce/src/OfferTable',
    'pages/src/catalogue/Detail',
  ],
}

/** Returns the bundler's groups. A group's imports come with it unless an earlier group has them. */
export function bundles(entry: string): { name: string; test: (id: string) => boolean; priority: number }[] {
  const ofFamilies = sharedFamilies.flatMap((name) => families[name]!.map(fileOf).flatMap(ownFolder))
  const shared = [dirname(entry), ...ofFamilies, ...sharedFolders.map(inKit)].map((folder) => `${folder}/`)
  const first = [
    // First, so that the starter imports nothing of the frame.
    { name: 'starter', test: (id: string) => id === STARTER },
    // One stylesheet for the frame and the parts of most screens. A screen's other styles come with the screen.
    { name: 'shared', test: (id: string) => id.endsWith('.css') && shared.some((folder) => id.startsWith(folder)) },
    { name: 'react', test: isReact },
    { name: 'frame', test: (id: string) => id === entry || id === `\0${ENTRY}` },
  ]
  const others = Object.entries(families)
    .filter(([name]) => name !== 'frame')
    .map(([name, parts]) => {
      const files = new Set(parts.map(fileOf))
      const styles = (stylesWith[name] ?? []).map((folder) => `${inKit(folder)}/`)
      const isStyle = (id: string) => id.endsWith('.css') && styles.some((folder) => id.startsWith(folder))
      return { name, test: (id: string) => files.has(id) || isStyle(id) }
    })
  return [...first, ...others].map((bundle, at, all) => ({ ...bundle, priority: all.length - at }))
}

/** Returns a part's own folder, which contains its styles. Empty for a file in a shared folder. */
function ownFolder(file: string): string[] {
  const folder = dirname(file)
  return basename(folder) === parse(file).name ? [folder] : []
}

/** Resolves a folder such as `ui/src/Tabs` in its installed package. */
function inKit(place: string): string {
  const [room = '', ...rest] = place.split('/')
  return join(folderOf(room), ...rest)
}

function fileOf(part: string): string {
  const [room = '', ...rest] = part.split('/')
  const path = join(folderOf(room), 'src', ...rest)
  const file = [join(path, `${rest.at(-1)}.tsx`), join(path, `${rest.at(-1)}.ts`), `${path}.tsx`, `${path}.ts`].find(
    (candidate) => existsSync(candidate),
  )
  if (!file) throw new Error(`bundles.ts names ${part}, but the kit has no such part.`)
  return file
}
