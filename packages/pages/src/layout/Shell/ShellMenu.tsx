import { useEffect, useRef, useState } from 'react'
import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ServerRendered } from '@millwright/ui/StaticHtml'
import { hasScreen } from '../../hasScreen.ts'
import type { ShellData } from './shellProps.ts'
import { ShellLanguage } from './ShellLanguage.tsx'
import { accountLinks, wayIn } from './shellLinks.ts'
import type { Place, ShellLink } from './shellLinks.ts'
import { ShellTabs } from './ShellTabs.tsx'
import * as styles from './ShellMenu.css.ts'

/** The phone menu, with everything that the bars have no room for. A `details` opens without scripts. */
export function ShellMenu(props: ShellData & Place) {
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

type SheetProps = Place & {
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
}: ShellData & Place): Required<ServerRendered<SheetProps>> {
  const links = accountLinks({ user, center, config })
  const value = { sign, categories, links, name: user?.nickName, languages, path: at, search }
  return { stamp: JSON.stringify(value), value }
}

function Sheet({ sign, categories, links, name, languages, path: at, search }: SheetProps) {
  const text = useText('common')
  return (
    <>
      <div className={styles.person}>
        {name !== undefined ? (
          <form method="post" action={path('login')} className={styles.personRow}>
            <span>{text('greeting', { name })}</span>
            <button name="intent" value="logout" className={styles.logout}>
              {text('logout')}
            </button>
          </form>
        ) : (
          <div className={styles.personRow}>
            <a href={wayIn({ path: at, search })} className={styles.login}>
              {text('login')}
            </a>
            <a href={path('register')} className={styles.entry}>
              {text('register')}
            </a>
          </div>
        )}
        <ShellLanguage path={at} search={search} languages={languages} />
      </div>
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
      <nav aria-label={text('account')}>
        <h2 className={styles.title}>{text('account')}</h2>
        <ul className={styles.columns}>
          {links.map(({ key, href, newTab, warn }) => (
            <li key={key}>
              <a
                href={href}
                className={styles.entry}
                data-warn={warn}
                {...(newTab && { target: '_blank', rel: 'noopener' })}
              >
                {text(key)}
              </a>
            </li>
          ))}
          {name !== undefined && hasScreen(path('chat')) && (
            <li>
              <a href={path('chat')} className={styles.entry}>
                {text('messages')}
              </a>
            </li>
          )}
          {hasScreen(path('inquiry')) && (
            <li>
              <a href={path('inquiry')} className={styles.entry}>
                {text('inquiry')}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}
