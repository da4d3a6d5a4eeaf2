import { useText } from '@millwright/i18n/Texts'
import type { ShellData } from './shellProps.ts'
import { addedTabs, currentTab, tabs } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'

/** The mall's tabs, followed or replaced by the links of a merchant's decoration, as items of the list around them. */
export function ShellTabs({ sign, path, search, look }: Pick<ShellData, 'sign'> & ShellLocation & { look: string }) {
  const text = useText('common')
  const { own, added } = addedTabs(sign)
  const current = currentTab({ path, search })
  return (
    <>
      {!own &&
        tabs().map(({ key, href }) => (
          <li key={key}>
            <a href={href} className={look} aria-current={key === current ? 'page' : undefined}>
              {text(key)}
            </a>
          </li>
        ))}
      {added.map(({ name, href, newTab }) => (
        <li key={href + name}>
          <a
            href={href}
            className={look}
            aria-current={href === path + search ? 'page' : undefined}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
          >
            {name}
          </a>
        </li>
      ))}
    </>
  )
}
