import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { shellNamespaces } from '@millwright/pages/route'
import type { Plugin } from 'vite'
import { folderOf, hostSources } from './kitFolders.ts'
import { isReact } from './reactModules.ts'
import { FRAME, kitLanguages, TEXTS } from './textFiles.ts'

const pages = `${folderOf('pages')}/src`
const areas = `${folderOf('i18n')}/src/namespaces`

/** Views that the host has in the place of the page kit's. */
const ofHost: Readonly<Record<string, string>> = { Chat: `${hostSources}/document/Chat.tsx` }

/** What stands in a screen's place, and has no address. */
const instead = ['ErrorScreen', 'Missing', 'Overload']

/** The source of each screen's view, by the screen's name. */
export function findViews(ownScreens?: string): Record<string, string> {
  const kit = [...viewsIn(pages), ...instead.map((name) => `${pages}/site/${name}/${name}.tsx`)]
  const own = ownScreens && existsSync(ownScreens) ? viewsIn(ownScreens) : []
  const named = (files: readonly string[]) => Object.fromEntries(files.map((file) => [basename(file, '.tsx'), file]))
  return { ...named(kit), ...ofHost, ...named(own) }
}

/** The view of a screen stands beside its definition: `List.tsx` beside `List.route.ts`. */
function viewsIn(folder: string): string[] {
  return globSync('**/*.route.ts', { cwd: folder }).map((file) => join(folder, file.replace(/\.route\.ts$/, '.tsx')))
}

/** Each area of text in each language, as `area.locale`; those of the frame are in `frameTexts`. */
export function findTexts(languages: readonly string[] = kitLanguages): string[] {
  const files = globSync('*.ts', { cwd: areas }).filter(
    (file) => !(shellNamespaces as readonly string[]).includes(basename(file, '.ts')),
  )
  return files.flatMap((file) => languages.map((language) => `${basename(file, '.ts')}.${language}`))
}

/**
 * What the browser can ask for by itself: the entry, a file for each screen, and a file for each area of text in each
 * language.
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
    entry: ENTRY,
    kit: KIT,
    ...lazy,
    ...findViews(ownScreens),
    ...Object.fromEntries(texts.map((name) => [name, TEXTS + name])),
  }
}

/**
 * Parts that some screens import and others fetch when they need them: each in a file of its own, whose names stay as
 * they are.
 */
export const lazy = Object.fromEntries(
  ['commerce/CompareTray', 'commerce/ProductTable', 'ui/ImageViewer', 'ui/QrCode'].map((part) => [
    basename(part),
    fileOf(part),
  ]),
)

const KIT = 'virtual:kit'
/** The module that starts the page in the browser. */
export const ENTRY = 'virtual:millwright/entry'

/**
 * Takes every name of the shared parts, and is loaded by nobody: so a shared file has the same exports, and the same
 * name, whichever of them the screens of today take.
 */
export function kit(): Plugin {
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
 * Shared code by what it begins with: a bundle is what its parts import and no bundle before it has. It depends on
 * these lists alone and never on which screens there are, so that a new screen changes no file of another.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  // What the entry imports anyway, as far as screens import it, too.
  frame: [
    'commerce/CartBadge',
    'commerce/CategoryMega',
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
  // What most screens are made of.
  parts: [
    'ui/Alert',
    'ui/Badge',
    'ui/Breadcrumb',
    'ui/Checkbox',
    'ui/ChoiceMark',
    'ui/Countdown',
    'ui/DescriptionList',
    'ui/Empty',
    'ui/Heading',
    'ui/HydrateOnVisible',
    'ui/Link',
    'ui/Money',
    'ui/NumberField',
    'ui/Pagination',
    'ui/Panel',
    'ui/Select',
    'ui/Stack',
    'ui/Status',
    'ui/Steps',
    'ui/TabLinks',
    'ui/Tag',
    'ui/Text',
    'ui/TextArea',
    'ui/TextField',
    'commerce/AddressCard',
    'commerce/AgreedTerms',
    'commerce/CompareCheck',
    'commerce/PriceTag',
    'commerce/ProblemText',
    'commerce/ProductCard',
    'commerce/ProductGrid',
    'commerce/ProductRow',
    'commerce/ProductRows',
    'commerce/QuantityStepper',
    'commerce/ShareButton',
    'commerce/StockAndLeadTime',
    'commerce/useCompared',
    'commerce/useActionResult',
    'domain/list/refinements',
    'domain/money/wholeMoney',
    'domain/product/measure',
    'domain/product/skuMatrix',
    'domain/product/weight',
    'i18n/currencyWords',
    'pages/catalogue/AgreedMissing',
    'pages/content/RichText',
    'pages/layout/DoneNotice',
    'pages/layout/useCurrencyWords',
  ],
  prices: ['commerce/PriceSteps', 'pages/layout/useQuantityNotes'],
  deals: ['commerce/CouponTicket', 'commerce/FlashSaleClock', 'commerce/PromotionBar'],
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
  orderLines: [
    'commerce/CopyNumber',
    'commerce/LogisticsTrace',
    'commerce/OrderLines',
    'commerce/OrderStatus',
    'commerce/OrderSums',
  ],
  orders: ['commerce/OrderActions', 'commerce/OrderAsk', 'commerce/OrderCard'],
  uploads: ['pages/layout/UploadField', 'ui/FileUpload'],
  comments: ['commerce/CommentItem', 'ui/Rating'],
  product: ['commerce/Gallery', 'commerce/GroupTeam'],
  invoices: ['commerce/InvoiceFields', 'pages/after-sale/invoice/invoiceProblems', 'pages/after-sale/invoice/typedOf'],
}

/**
 * Folders of the frame's and the families' styles that are no part by themselves, and those of what the server draws
 * and the browser fetches later.
 */
const sharedStyles = [
  'commerce/src/CompareTray',
  'commerce/src/ProductTable',
  'commerce/src/internal',
  'decoration/src',
  'pages/src/layout',
  'pages/src/search/List',
  'pages/src/site/Home',
  'ui/src/ImageViewer',
  'ui/src/QrCode',
  'ui/src/Tabs',
  'ui/src/internal',
  'ui/src/theme',
]

/** Families whose styles come with them, since few screens have any of them. */
const ownStyles = ['product']

/** For the bundler: the parts of each bundle; what they import and no bundle before has comes with them. */
export function bundles(entry: string): { name: string; test: (id: string) => boolean; priority: number }[] {
  const folders = [dirname(entry), ...Object.values(families).flat().map(fileOf).flatMap(ownFolder)]
  const unshared = ownStyles.flatMap((name) => families[name]!.map(fileOf).flatMap(ownFolder))
  const shared = [...folders.filter((folder) => !unshared.includes(folder)), ...sharedStyles.map(inKit)].map(
    (folder) => `${folder}/`,
  )
  const first = [
    // One sheet for the frame and the families. What a screen has beside them comes with it.
    { name: 'shared', test: (id: string) => id.endsWith('.css') && shared.some((folder) => id.startsWith(folder)) },
    { name: 'react', test: isReact },
    { name: 'frame', test: (id: string) => id === entry || id === `\0${ENTRY}` },
  ]
  const others = Object.entries(families)
    .filter(([name]) => name !== 'frame')
    .map(([name, parts]) => {
      const files = new Set(parts.map(fileOf))
      return { name, test: (id: string) => files.has(id) }
    })
  return [...first, ...others].map((bundle, at, all) => ({ ...bundle, priority: all.length - at }))
}

/** The folder that is a part's alone, where its styles are; a file among others has none. */
function ownFolder(file: string): string[] {
  const folder = dirname(file)
  return basename(folder) === parse(file).name ? [folder] : []
}

/** `ui/src/Tabs`, wherever the package is. */
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
  if (!file) throw new Error(`bundles.ts names ${part}, which is no part of the kit.`)
  return file
}
