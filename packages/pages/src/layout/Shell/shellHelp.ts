import type { PlainRouteId } from '@millwright/domain/paths/addresses'
import { path } from '@millwright/domain/paths/path'
import type { IconName } from '@millwright/ui/Icon'
import { hasScreen } from '../../hasScreen.ts'
import type { KeyOf } from '@millwright/i18n/namespaces'

type Key = KeyOf<'common'>

export const badges: readonly { icon: IconName; title: Key; note: Key }[] = [
  { icon: 'shield', title: 'badgeGenuine', note: 'badgeGenuineText' },
  { icon: 'truck', title: 'badgeDispatch', note: 'badgeDispatchText' },
  { icon: 'star', title: 'badgeMember', note: 'badgeMemberText' },
  { icon: 'document', title: 'badgeProcurement', note: 'badgeProcurementText' },
]

/** The footer's help links. Each leads to a rule, by its id, or to a screen, by its route. */
const all: readonly { title: Key; links: readonly (readonly [Key, number | PlainRouteId])[] }[] = [
  {
    title: 'helpBuying',
    links: [
      ['helpRegister', 45],
      ['helpMany', 54],
      ['supermarket', 'supermarket'],
      ['helpInvoice', 56],
      ['helpPassword', 55],
    ],
  },
  {
    title: 'helpService',
    links: [
      ['helpPayment', 42],
      ['rulesCentre', 'regulation'],
      ['feedback', 'feedback'],
    ],
  },
  {
    title: 'helpCooperation',
    links: [
      ['helpSeller', 43],
      ['helpDistributor', 44],
    ],
  },
  {
    title: 'helpAbout',
    links: [
      ['helpCompany', 52],
      ['helpContact', 53],
      ['helpLegal', 27],
      ['helpAgreement', 26],
      ['helpRights', 'intellectualProperty'],
      ['helpLicence', 9],
      ['helpPermit', 14],
    ],
  },
]

/** Returns the help links whose screens exist. */
export function helpGroups(): readonly { title: Key; links: readonly { key: Key; href: string }[] }[] {
  return all
    .map(({ title, links }) => ({
      title,
      links: links
        .map(([key, at]) => ({ key, href: typeof at === 'string' ? path(at) : path('regulation-details', { id: at }) }))
        .filter(({ href }) => hasScreen(href)),
    }))
    .filter(({ links }) => links.length > 0)
}
