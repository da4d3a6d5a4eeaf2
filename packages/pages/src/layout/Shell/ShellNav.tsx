import { Suspense, lazy, startTransition, useEffect, useRef, useState } from 'react'
import type { CategoryMegaProps } from '@millwright/commerce/CategoryMega'
import { isAt } from '@millwright/domain/paths/isAt'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ShellData, ShellProps } from './shellProps.ts'
import type { ShellLocation } from './shellLinks.ts'
import { ShellTabs } from './ShellTabs.tsx'
import { useCategoryPanel } from './useCategoryPanel.ts'
import * as styles from './ShellNav.css.ts'

// Phones never show the panel, and many visitors never open it.
const CategoryMega = lazy(() =>
  import('@millwright/commerce/CategoryMega').then(({ CategoryMega }) => ({ default: CategoryMega })),
)

/** The category button, the mall's tabs and the links that a merchant's decoration adds. */
export function ShellNav(props: ShellData & ShellLocation & Pick<ShellProps, 'onCategories'>) {
  const { categories = [], onCategories, sign, panelOpen, path, search } = props
  const text = useText('common')
  // The levels under the roots load on demand, since most visitors never open the panel.
  const roots = categories.map(({ categoryId, categoryName }) => ({ categoryId, categoryName }))
  const standing = (panelOpen && isAt(path, 'home')) || isAt(path, 'index2')
  return (
    <div className={styles.bar}>
      <Container>
        <div className={styles.row}>
          {sign?.showCategory !== false && (
            <Categories
              path={path}
              standing={standing}
              categories={onCategories && !standing ? roots : categories}
              onOpen={onCategories}
            />
          )}
          <nav aria-label={text('navigation')} className={styles.nav}>
            <ul className={styles.tabs}>
              <ShellTabs sign={sign} path={path} search={search} look={styles.tab} />
            </ul>
          </nav>
        </div>
      </Container>
    </div>
  )
}

type CategoriesProps = Pick<CategoryMegaProps, 'categories' | 'onOpen'> & { path: string; standing: boolean }

/**
 * The category panel. It opens after 100 ms of hover or on a press. A press also works without scripts: the panel shows
 * while the `details` element before it is open. On the home page in wide windows, the panel is always open. The
 * browser keeps the server's links until the pointer or the focus approaches a panel that it shows.
 */
function Categories({ path, standing, categories, onOpen }: CategoriesProps) {
  const text = useText('common')
  const { place, details, press, handlers } = useCategoryPanel(path)
  const panel = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  const label = text('categories')
  // A transition, so that the server's links stay until the part is loaded.
  const goLive = () => startTransition(() => setLive(true))
  useEffect(() => {
    if (standing && panel.current?.offsetParent) goLive()
  }, [standing])
  return (
    <nav
      ref={place}
      aria-label={label}
      className={styles.categories}
      data-standing={standing ? '' : undefined}
      {...handlers}
      onPointerEnter={(event) => {
        goLive()
        handlers.onPointerEnter(event)
      }}
      onFocus={goLive}
    >
      {standing && (
        <div className={styles.title} aria-hidden="true">
          <Icon name="rows" size={16} />
          {label}
        </div>
      )}
      <details ref={details} className={styles.shutter}>
        <summary className={styles.button} onClick={press}>
          <Icon name="rows" size={16} />
          {label}
          <span className={styles.chevron}>
            <Icon name="chevronDown" size={16} />
          </span>
        </summary>
      </details>
      <div ref={panel} className={styles.panel}>
        <Suspense fallback={null}>
          <StaticHtml of={{ stamp: live ? 'live' : '', value: categories }} dependsOn={[]}>
            {(all) => <CategoryMega categories={all} onOpen={onOpen} />}
          </StaticHtml>
        </Suspense>
      </div>
    </nav>
  )
}
