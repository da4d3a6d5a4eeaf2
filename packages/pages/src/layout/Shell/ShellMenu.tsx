import { useEffect, useRef, useState } from 'react'
import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ServerRendered } from '@millwright/ui/StaticHtml'
import type { ShellData } from './shellProps.ts'
import { accountLinks } from './shellLinks.ts'
import type { ShellLocation, ShellLink } from './shellLinks.ts'
import { ShellMenuAccount } from './ShellMenuAccount.tsx'
import { ShellMenuPerson } from './ShellMenuPerson.tsx'
import { ShellTabs } from './ShellTabs.tsx'
import * as styles from './ShellMenu.css.ts'

/** The phone menu: the links that the header of phones has no room for. Its `details` element opens without scripts. */
export function ShellMenu(props: ShellData & ShellLocation) {
  const { user, path: at, search } = props
  const text = useText('common')
  const details = useRef<HTMLDetailsElement>(null)
  // A closed menu does not re-render on navigation.
  const [shown, setShown] = useState(() => sheetOf(props))
  // A change of the user re-renders at once.
  if (shown.value.name !== user?.nickName) setShown(sheetOf(props))

  useEffect(() => {
    if (details.current) details.current.open = false
  }, [at, search])

  return (
    <details
      ref={details}
      className={styles.menu}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setShown(sheetOf(props))
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles.button} aria-label={text('menu')}>
        <span className={styles.whenShut}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size={24} />
        </span>
      </summary>
      <div className={styles.sheet}>
        <StaticHtml of={shown}>{(value) => <Sheet {...value} />}</StaticHtml>
      </div>
    </details>
  )
}

type SheetProps = ShellLocation & {
  sign: ShellData['sign']
  categories: readonly MegaCategory[]
  links: ShellLink[]
  name: string | undefined
  languages: ShellData['languages']
}

function sheetOf({
  categories = [],
  user,
  center,
  config,
  sign,
  path: at,
  search,
  languages,
}: ShellData & ShellLocation): Required<ServerRendered<SheetProps>> {
  const links = accountLinks({ user, center, config })
  const value = { sign, categories, links, name: user?.nickName, languages, path: at, search }
  return { stamp: JSON.stringify(value), value }
}

function Sheet({ sign, categories, links, name, languages, path: at, search }: SheetProps) {
  const text = useText('common')
  return (
    <>
      <ShellMenuPerson name={name} languages={languages} path={at} search={search} />
      <nav aria-label={text('navigation')}>
        <ul className={styles.tiles}>
          <ShellTabs sign={sign} path={at} search={search} look={styles.tile} />
        </ul>
      </nav>
      {categories.length > 0 && (
        <nav aria-label={text('categories')}>
          <h2 className={styles.title}>{text('categories')}</h2>
          <ul className={styles.columns}>
            {categories.map(({ categoryId, categoryName }) => (
              <li key={categoryId}>
                <a href={writeListPath({ categoryPath: [categoryId] })} className={styles.entry}>
                  {categoryName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ShellMenuAccount links={links} buyer={name !== undefined} />
    </>
  )
}
