import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import type { OrderLink } from './orderLinks.ts'

/** What can be done with one line of an order, as words. */
export function LineLinks({ links }: { links: readonly OrderLink[] }) {
  const text = useText('order')
  return links.map(({ key, href }) => (
    <Link key={key} href={href}>
      {text(key)}
    </Link>
  ))
}
