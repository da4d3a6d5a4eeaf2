// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { HOVER_DEBOUNCE, NOTICE_CAROUSEL, NOTICE_STAY } from '@millwright/domain/constants'
import { categories } from '@millwright/fixtures/categories'
import { center, notices, user, webConfig } from '@millwright/fixtures/site'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { shellNamespaces } from '../../route.ts'
import { Shell } from './Shell.tsx'
import type { ShellLayout, ShellProps } from './Shell.tsx'

// The links of a mall with every screen. `hasScreen` has its own test.
vi.mock('../../hasScreen.ts', () => ({ hasScreen: () => true }))

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
// Once loaded, the lazy parts render at once.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await act(async () => {
    show()
    await Promise.all([
      import('./ShellFooterHelp.tsx'),
      import('./ShellMenuSheet.tsx'),
      import('@millwright/commerce/CategoryMega'),
    ])
  })
  cleanup()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(props: Partial<ShellProps> = {}, locale: 'zh' | 'en' = 'zh') {
  return render(
    <Texts locale={locale} resources={resourcesOf(locale, shellNamespaces)}>
      <UiProvider locale={locale}>
        <Shell
          config={webConfig}
          notices={notices[locale]}
          categories={categories[locale]}
          origin="https://mall.test"
          layout="default"
          path="/list"
          {...props}
        >
          screen
        </Shell>
      </UiProvider>
    </Texts>,
  ).container
}
const text = resourcesOf('zh', ['common']).common!
const resources = resourcesOf('en', shellNamespaces)
const english = resourcesOf('en', ['common']).common!
const href = (link: HTMLElement) => link.getAttribute('href')
const buyer = { user: user.zh, center }

const owner = { user: user.zh, center: { shopId: '7', shopAuditStatus: 1, shopStatus: 1 } }

it('opens only the seller console and other sites in a new tab [R1.04] [R3.02]', () => {
  show(owner)
  // One link in the utility bar, one in the phone menu.
  const sellers = screen.getAllByRole('link', { name: text.sellerCentre })
  for (const seller of sellers)
    expect([href(seller), seller.getAttribute('target'), seller.getAttribute('rel')]).toEqual([
      'https://merchant.example.com',
      '_blank',
      'noopener',
    ])
  const away = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('target') === '_blank')
    .map(href)
  expect(away.filter((one) => !one?.startsWith('https:'))).toEqual([])
  cleanup()
  show({ ...owner, config: { ...webConfig, merchantUrl: undefined } })
  expect(screen.queryByRole('link', { name: text.sellerCentre })).toBeNull()
  cleanup()
  show({
    ...owner,
    center: { ...owner.center, merchantUrl: 'https://own.example.com' },
    config: { ...webConfig, merchantUrl: undefined },
  })
  expect(screen.getAllByRole('link', { name: text.sellerCentre }).map(href)).toEqual([
    'https://own.example.com',
    'https://own.example.com',
  ])
})

it.each([
  ['a visitor', {}, false],
  ['a buyer without a shop', buyer, false],
  [
    'an owner whose shop is in review',
    { ...owner, center: { ...owner.center, shopAuditStatus: 0, shopStatus: 4 } },
    false,
  ],
  ['the owner of an open shop', owner, true],
  ['the owner of a shop that is offline', { ...owner, center: { ...owner.center, shopStatus: 2 } }, true],
])('shows the seller console only to shop owners: %s %o %s [R1.04] [R3.02]', (_, person, shown) => {
  show(person)
  expect(screen.queryAllByRole('link', { name: text.sellerCentre }).length > 0).toBe(shown)
})

it.each([['default' as const], ['home' as const]])(
  'links a buyer to the chat in layout %s, with the latest unread count [R6.09]',
  (layout) => {
    const counted = { ...buyer, center: { ...center, unreadMessages: 2 }, layout }
    const badge = () => screen.getAllByRole('link', { name: /^Messages/ }).at(-1)!
    show(counted, 'en')
    expect([href(badge()), badge().textContent]).toEqual(['/chat', 'Messages2 unread'])
    cleanup()
    show({ ...counted, unreadMessages: 120 }, 'en')
    expect(badge()).toHaveTextContent('Messages99+ unread')
    cleanup()
    show({ ...counted, unreadMessages: 0 }, 'en')
    expect(badge().textContent).toBe('Messages')
    cleanup()
    show({ layout, unreadMessages: 3 }, 'en')
    expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull()
  },
)

it.each<[ShellLayout, string[]]>([
  ['default', ['utility', 'header', 'navigation', 'footer']],
  ['decorate', ['utility', 'header', 'navigation', 'footer']],
  ['home', ['utility', 'footer']],
  ['policy', ['footer']],
  ['empty', []],
])('layout %s has the parts %j [R2.38]', (layout, wanted) => {
  show({ layout }, 'en')
  const parts = {
    utility: screen.queryByRole('navigation', { name: english.utilityBar }),
    header: screen.queryByRole('search'),
    navigation: screen.queryAllByRole('navigation', { name: english.navigation })[0],
    footer: screen.queryByRole('contentinfo'),
  }
  expect(
    Object.entries(parts)
      .filter(([, part]) => part)
      .map(([name]) => name),
  ).toEqual(wanted)
  expect(screen.getByRole('main').textContent).toBe('screen')
})

describe('the header bar', () => {
  it('welcomes everyone in the site’s words for the language, and buyers also by name [R3.01]', () => {
    expect(show()).toHaveTextContent('欢迎来到匠作机电商城')
    cleanup()
    expect(show({}, 'en')).toHaveTextContent('Welcome to Millwright Mall')
    cleanup()
    const page = show(buyer)
    expect(page).toHaveTextContent('张工')
    expect(page).toHaveTextContent('欢迎来到匠作机电商城')
  })

  it('links each notice to its page, and shows the next one after a while [R3.01]', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.useFakeTimers()
    const page = show()
    const seen = () =>
      [...page.querySelectorAll('a[href^="/notice-detail"]')]
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.getAttribute('href'))
    expect(seen()).toEqual(['/notice-detail?id=11&shopId=0'])
    act(() => vi.advanceTimersByTime(NOTICE_STAY))
    expect(seen()).toEqual(['/notice-detail?id=12&shopId=0'])
    expect(NOTICE_CAROUSEL).toBe(800)
    vi.useRealTimers()
  })
})

it.each([
  ['/', '', '首页'],
  ['/list', '', '全部商品'],
  ['/list', '?st=0', '全部商品'],
  ['/list/st=1', '', '新品'],
  ['/list', '?st=1', '新品'],
  ['/list/pn-6205_st-1', '', '新品'],
  ['/list', '?st=2', '限时特惠'],
  ['/list', '?st=3', '拼团'],
  ['/list', '?st=4', '秒杀'],
  ['/list', '?st=5', '领券中心'],
  ['/group-buy', '', '拼团'],
  ['/flash-sale', '', '秒杀'],
  ['/cart', '', undefined],
])('on %s%s marks the tab %s [R3.05]', (path, search, name) => {
  const page = show({ path, search })
  expect(
    [...page.querySelectorAll('nav [aria-current="page"]')]
      .map((tab) => tab.textContent)
      .filter((text, at, all) => all.indexOf(text) === at),
  ).toEqual(name === undefined ? [] : [name])
})

it('has the logo, seven tabs and a search for products or shops [R3.05]', () => {
  show({}, 'en')
  expect(screen.getAllByRole('link', { name: /Millwright/ }).map(href)).toContain('/')
  const tabs = within(screen.getAllByRole('navigation', { name: english.navigation }).at(-1)!).getAllByRole('link')
  expect(tabs.map(href)).toEqual([
    '/',
    '/list',
    '/list/st=1',
    '/special-discount',
    '/group-buy',
    '/flash-sale',
    '/coupons',
  ])
  expect([...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ value }) => value)).toEqual([
    'goods',
    'shop',
  ])
})

it.each([
  ['/list', 'goods', '/list'],
  ['/list/pn-6205', 'goods', '/list'],
  ['/shopList', 'shop', '/shopList'],
])('on %s searches for %s at %s, or for the selected kind [R6.01]', (path, kind, action) => {
  show({ path })
  const box = screen.getByRole<HTMLSelectElement>('combobox')
  const form = screen.getByRole('search')
  expect([box.value, form.getAttribute('action')]).toEqual([kind, action])
  const other = kind === 'goods' ? 'shop' : 'goods'
  fireEvent.change(box, { target: { value: other } })
  expect([box.value, form.getAttribute('action')]).toEqual([other, other === 'shop' ? '/shopList' : '/list'])
})

it.each([
  ['/list', '?pn=6205', '%2Flist%3Fpn%3D6205'],
  ['/login', '?back=%2Fcart', '%2Fcart'],
  ['/register', '?back=%2Fcart', '%2Fcart'],
  ['/login', '', undefined],
  ['/login', '?back=%2Flogin', undefined],
])('links from %s%s to sign in and back to %s', (path, search, back) => {
  show({ path, search }, 'en')
  for (const link of screen.getAllByRole('link', { name: english.login }))
    expect(href(link)).toBe(back === undefined ? '/login' : `/login?back=${back}`)
})

it('has skip links to the content and to the search', () => {
  show({}, 'en')
  const places = screen
    .getAllByRole('link')
    .slice(0, 2)
    .map((link) => document.querySelector(href(link)!))
  expect(places).toEqual([screen.getByRole('main'), screen.getByRole('searchbox')])
  cleanup()
  show({ layout: 'home' }, 'en')
  expect(screen.queryByRole('link', { name: english.skipToSearch })).toBeNull()
})

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  it('has the badges, the help links, the rules and the company [R3.10]', () => {
    show({}, 'en')
    const links = footer().getAllByRole('link').map(href)
    expect(links.flatMap((one) => /^\/regulation-details\?id=(\d+)$/.exec(one ?? '')?.[1] ?? [])).toEqual([
      '45',
      '54',
      '56',
      '55',
      '42',
      '43',
      '44',
      '52',
      '53',
      '27',
      '26',
      '9',
      '14',
    ])
    expect(links).toEqual(
      expect.arrayContaining([
        '/regulation',
        'tel:400-820-0731',
        'https://www.example.com',
        'https://rent.example.com',
      ]),
    )
    expect(
      footer()
        .getAllByRole('listitem')
        .slice(0, 4)
        .map((badge) => badge.querySelector('strong')?.textContent),
    ).toEqual(expect.arrayContaining([expect.stringContaining('Genuine') as string]))
    expect(footer().getAllByRole('figure')).toHaveLength(2)
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Monday-Saturday 8:30-17:30')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('湘ICP备2026000001号')
    for (const line of webConfig.pcCompanyInfoEn!.split('\n')) expect(footer().getByText(line).tagName).toBe('P')
    cleanup()
    show()
    for (const line of webConfig.pcCompanyInfoCn!.split('\n')) expect(footer().getByText(line).tagName).toBe('P')
  })

  it('asks visitors to sign in before feedback [R3.10]', () => {
    show({}, 'en')
    expect(href(footer().getByRole('link', { name: 'Feedback' }))).toBe('/login?back=%2Ffeedback')
    cleanup()
    show(buyer, 'en')
    expect(href(footer().getByRole('link', { name: 'Feedback' }))).toBe('/feedback')
  })
})

it('shows the open category panel only on the home page, beside a picture [R3.07]', () => {
  const standing = () =>
    screen.queryAllByRole('navigation', { name: english.categories }).find((one) => 'standing' in one.dataset)
  show({ path: '/', panelOpen: true }, 'en')
  expect(within(standing()!).getAllByRole('link')).toHaveLength(categories.en.length)
  cleanup()
  show({ path: '/list', panelOpen: true }, 'en')
  expect(standing()).toBeUndefined()
  cleanup()
  show({ path: '/' }, 'en')
  expect(standing()).toBeUndefined()
})

it('keeps the categories open on a press after hover, and closes them on the next press', () => {
  vi.useFakeTimers()
  const panel = show({}, 'en').querySelector<HTMLDetailsElement>('nav > details')!
  const button = panel.querySelector('summary')!
  fireEvent.pointerEnter(panel.parentElement!, { pointerType: 'mouse' })
  vi.advanceTimersByTime(HOVER_DEBOUNCE)
  expect(panel.open).toBe(true)
  // A press closes an open `details` unless the default is prevented.
  expect(fireEvent.click(button, { detail: 1 })).toBe(false)
  expect(fireEvent.click(button, { detail: 1 })).toBe(true)
  vi.useRealTimers()
})

it('also shows the links of the decoration on phones [R3.08]', () => {
  const sign = {
    navList: [{ name: 'Year-end shutdown parts', href: '/newIndex', newTab: false }],
    showCategory: true,
    showLogo: true,
    showNavs: true,
    showSearch: true,
  }
  show({ sign }, 'en')
  expect(
    screen.getAllByRole('link', { name: 'Year-end shutdown parts' }).map((link) => link.closest('header') !== null),
  ).toEqual([true, false])
  cleanup()
  show({ sign: { ...sign, own: true } }, 'en')
  expect(screen.queryAllByRole('link', { name: english.tabFlash })).toEqual([])
})

it('updates the phone menu when it opens, and closes it on navigation', () => {
  const at = (path: string, person: Partial<typeof buyer> = {}) => (
    <Texts locale="en" resources={resources}>
      <UiProvider locale="en">
        <Shell layout="default" origin="https://mall.test" path={path} {...person}>
          screen
        </Shell>
      </UiProvider>
    </Texts>
  )
  const { rerender, container } = render(at('/list'))
  const menu = container.querySelector('header details') as HTMLDetailsElement
  const way = () => href(within(menu).getByText(english.login!))
  const toggle = (open: boolean) =>
    act(() => {
      menu.open = open
      fireEvent(menu, new Event('toggle'))
    })
  expect(way()).toBe('/login?back=%2Flist')
  rerender(at('/flash-sale'))
  toggle(true)
  expect(way()).toBe('/login?back=%2Fflash-sale')
  expect(within(menu).getByText(english.tabFlash!)).toHaveAttribute('aria-current', 'page')
  rerender(at('/cart'))
  expect(menu.open).toBe(false)
  rerender(at('/cart', buyer))
  expect(menu).toHaveTextContent(user.zh.nickName)
  rerender(at('/cart'))
  expect(menu).not.toHaveTextContent(user.zh.nickName)
})

it('links to the same page in the other themes', () => {
  show({ path: '/list/pn-6205', search: '?page=2', theme: 'dark' }, 'en')
  const choice = within(screen.getByRole('navigation', { name: english.theme }))
  expect(choice.getAllByRole('link').map(href)).toEqual([
    '/list/pn-6205?page=2&theme=light',
    '/list/pn-6205?page=2&theme=system',
  ])
  expect(choice.getByText(english.themeDark!)).toHaveAttribute('aria-current', 'true')
})

it('shows the sign’s picture behind the header of decorated pages only [R3.08]', () => {
  const sign = {
    bgUrl: 'pictures/sign.svg',
    navList: [],
    showCategory: true,
    showLogo: true,
    showNavs: true,
    showSearch: true,
  }
  const drawn = (page: HTMLElement) => page.querySelector('img[src*="sign.svg"]')
  expect(drawn(show({ path: '/', sign }))).not.toBeNull()
  cleanup()
  expect(drawn(show({ path: '/list', sign }))).toBeNull()
})

it('shows default service hours if the configuration has none [R5.22]', () => {
  show({ config: { ...webConfig, serviceTimeCn: undefined, serviceTimeEn: undefined } }, 'en')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Monday-Saturday 8:30-17:30')
})
