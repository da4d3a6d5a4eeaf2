import type { ComponentType, ReactNode } from 'react'
import type { CenterInfo, User } from '@millwright/contract/account/entities'
import type { WebConfig } from '@millwright/contract/site/entities'
import type { CategoryMegaProps, MegaCategory } from '@millwright/commerce/CategoryMega'
import type { SearchBoxProps } from '@millwright/commerce/SearchBox'
import type { Language } from '@millwright/i18n/language'
import type { HeaderSign } from '../../headerSign.ts'

/** The data of the shell. A part is absent if its call failed or if a visitor has none. */
export type ShellData = {
  config?: WebConfig
  notices?: readonly { id: string; title: string; shopId?: string }[]
  categories?: readonly MegaCategory[]
  hotWords?: readonly { title: string; content?: string }[]
  /** Absent for a visitor. */
  user?: Pick<User, 'nickName' | 'priceGroupId'> & Partial<Pick<User, 'pic' | 'userId'>>
  center?: Pick<CenterInfo, 'shopAuditStatus' | 'shopStatus' | 'shopId'> &
    Partial<Pick<CenterInfo, 'merchantUrl' | 'unreadMessages' | 'unreadInbox'>>
  cartCount?: number
  sign?: HeaderSign
  /** Whether the category panel is open on the home page if there is room for it. */
  panelOpen?: boolean
  /** The origin in the QR code of the mobile mall. */
  origin: string
  /** The shop's languages, by their ids in addresses. Default: `zh` and `en`. */
  languages?: ShellLanguages
}

export type ShellLanguages = Readonly<Record<string, Pick<Language, 'tag' | 'name'>>>

export type ShellLayout = 'default' | 'decorate' | 'home' | 'empty' | 'policy'

/** The props of a part of the shell: the data of the frame and the current address. */
export type ShellPartProps = ShellData & {
  path: string
  /** The query of the page with its `?`, or empty. */
  search: string
  theme: ShellThemeName
  /** Returns suggestions for a keyword, for a `SearchBox`. */
  onSuggest?: SearchBoxProps['onSuggest']
  /** Returns the categories with all levels, for a `CategoryMega`. */
  onCategories?: CategoryMegaProps['onOpen']
}

/** The shop's own components, which replace the kit's parts. */
export type ShellParts = {
  /** The logo with the link home, in the header and in the member centre. */
  logo?: ComponentType<ShellPartProps>
  /** The line above the header: welcome, account, languages. */
  utilityBar?: ComponentType<ShellPartProps>
  /** The main header: logo, search, cart. */
  header?: ComponentType<ShellPartProps>
  /** The categories and tabs under the header. */
  nav?: ComponentType<ShellPartProps>
  /** The footer of every screen. */
  footer?: ComponentType<ShellPartProps>
  /** Everything around the screen. The component renders `children` in a `<main id="main">`. */
  whole?: ComponentType<ShellProps>
}

export type ShellProps = ShellData & {
  layout: ShellLayout
  /** The path of the page, for the current tab, the return after sign-in and the language switch. */
  path: string
  /** The query with its `?`, or empty. */
  search?: string
  /** The theme the visitor chose. */
  theme?: ShellThemeName
  /** Returns suggestions for a keyword. Without it the search suggests nothing. */
  onSuggest?: SearchBoxProps['onSuggest']
  /** Returns the categories with all levels, if `categories` has only the roots. */
  onCategories?: CategoryMegaProps['onOpen']
  /** The number of unread messages, if the host knows a newer number than `center`. */
  unreadMessages?: number | undefined
  /** Returns the picture address of a QR code. Without it the page renders the codes itself. */
  pictureOfCode?: (place: ShellCodePlace) => string
  /** The shop's own components, which replace the kit's parts. */
  parts?: ShellParts | undefined
  children: ReactNode
}

export type ShellCodePlace = 'mall' | 'chat'

export type ShellThemeName = 'light' | 'dark' | 'system'
