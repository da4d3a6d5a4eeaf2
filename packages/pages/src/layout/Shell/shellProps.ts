import type { ComponentType, ReactNode } from 'react'
import type { CenterInfo, User } from '@millwright/contract/account/entities'
import type { WebConfig } from '@millwright/contract/site/entities'
import type { CategoryMegaProps, MegaCategory } from '@millwright/commerce/CategoryMega'
import type { SearchBoxProps } from '@millwright/commerce/SearchBox'
import type { Language } from '@millwright/i18n/language'

/** What a merchant's `shop_signs` block says of the header. */
export type HeaderSign = {
  bgUrl?: string
  navList: readonly { name: string; href: string; newTab: boolean }[]
  showCategory: boolean
  showLogo: boolean
  showNavs: boolean
  showSearch: boolean
  /** Of a shop or a saved page: its links stand in place of the mall's. */
  own?: boolean
}

/** Parts are absent where their call failed, or where a visitor has none. */
export type ShellData = {
  config?: WebConfig
  notices?: readonly { id: string; title: string; shopId?: string }[]
  categories?: readonly MegaCategory[]
  hotWords?: readonly { title: string; content?: string }[]
  /** Absent for a visitor. */
  user?: Pick<User, 'nickName' | 'priceGroupId'> & Partial<Pick<User, 'pic' | 'userId'>>
  center?: Pick<CenterInfo, 'shopAuditStatus' | 'shopStatus' | 'shopId'> &
    Partial<Pick<CenterInfo, 'merchantUrl' | 'unreadMessages'>>
  cartCount?: number
  sign?: HeaderSign
  /** On the home page the category panel stands open where there is room for it. */
  panelOpen?: boolean
  /** For the QR code of the mobile mall. */
  origin: string
  /** The shop's languages, by what its addresses call them; our own two, where it says none. */
  languages?: ShellLanguages
}

export type ShellLanguages = Readonly<Record<string, Pick<Language, 'tag' | 'name'>>>

export type ShellLayout = 'default' | 'decorate' | 'home' | 'empty' | 'policy'

/** What a part of the shell knows: the data of the frame, and where the person is. */
export type ShellPartProps = ShellData & {
  /** The path of the page. */
  path: string
  /** The query of the page with its `?`, or empty. */
  search: string
  theme: ShellThemeName
  /** What fits the beginning of a keyword, for a `SearchBox`. */
  onSuggest?: SearchBoxProps['onSuggest']
  /** The categories with all their levels, for a `CategoryMega`. */
  onCategories?: CategoryMegaProps['onOpen']
}

/** What a shop draws in the place of the kit's parts: each is the shop's own component. */
export type ShellParts = {
  /** The mark that leads home, in the header and in the member centre. */
  logo?: ComponentType<ShellPartProps>
  /** The line above the header: welcome, account, languages. */
  utilityBar?: ComponentType<ShellPartProps>
  /** The main header: logo, search, cart. */
  header?: ComponentType<ShellPartProps>
  /** The categories and tabs under the header. */
  nav?: ComponentType<ShellPartProps>
  /** What stands below every screen. */
  footer?: ComponentType<ShellPartProps>
  /** Everything around the screen; it draws `children` in a `<main id="main">`. */
  whole?: ComponentType<ShellProps>
}

export type ShellProps = ShellData & {
  layout: ShellLayout
  /** Where the person is, for the current tab, the way back after login and the language switch. */
  path: string
  /** With its `?`, or empty. */
  search?: string
  /** What the person chose. */
  theme?: ShellThemeName
  /** What fits the beginning of a keyword; without it the search suggests nothing. */
  onSuggest?: SearchBoxProps['onSuggest']
  /** The categories with all their levels, where `categories` has the roots alone. */
  onCategories?: CategoryMegaProps['onOpen']
  /** What a host knows of unread messages that is newer than `center`. */
  unreadMessages?: number | undefined
  /** Where the host draws QR codes of the mall's own places; without it they are drawn in the page. */
  pictureOfCode?: (place: ShellCodePlace) => string
  /** What a shop has in the place of the kit's parts. */
  parts?: ShellParts | undefined
  children: ReactNode
}

export type ShellCodePlace = 'mall' | 'chat'

export type ShellThemeName = 'light' | 'dark' | 'system'
