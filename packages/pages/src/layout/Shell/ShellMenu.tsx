import { Suspense, lazy, startTransition, useEffect, useRef, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ServerRendered } from '@millwright/ui/StaticHtml'
import type { ShellData } from './shellProps.ts'
import { accountLinks } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'
import type { ShellMenuSheetProps } from './ShellMenuSheet.tsx'
import * as styles from './ShellMenu.css.ts'

// The browser keeps the server's markup, so it loads this part only when the menu opens on another page.
const ShellMenuSheet = lazy(() =>
  import('./ShellMenuSheet.tsx').then(({ ShellMenuSheet }) => ({ default: ShellMenuSheet })),
)

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
        // A transition, so that the former links stay until the part is loaded.
        if (currentTarget.open) startTransition(() => setShown(sheetOf(props)))
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
        <Suspense fallback={null}>
          <StaticHtml of={shown} dependsOn={[]}>
            {(value) => <ShellMenuSheet {...value} />}
          </StaticHtml>
        </Suspense>
      </div>
    </details>
  )
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
}: ShellData & ShellLocation): Required<ServerRendered<ShellMenuSheetProps>> {
  const links = accountLinks({ user, center, config })
  const value = { sign, categories, links, name: user?.nickName, languages, path: at, search }
  return { stamp: JSON.stringify(value), value }
}
