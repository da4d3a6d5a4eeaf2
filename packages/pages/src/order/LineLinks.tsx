import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import type { OrderLink } from './orderLinks.ts'

/** The action links of one order line. */
export function LineLinks({ links }: { links: readonly OrderLink[] }) {
  const text = useText('order')
  return links.map(({ key, href }) => (
    <Link key={key} href={href}>
      {text(key)}
    </Link>
  ))
}
