import type { ReactNode } from 'react'
import { CategoryMega } from '@millwright/commerce/CategoryMega'
import { isAt } from '@millwright/domain/paths/isAt'
import { useText } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Icon } from '@millwright/ui/Icon'
import type { ShellData, ShellProps } from './shellProps.ts'
import type { ShellLocation } from './shellLinks.ts'
import { ShellTabs } from './ShellTabs.tsx'
import { useCategoryPanel } from './useCategoryPanel.ts'
import * as styles from './ShellNav.css.ts'

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
            <Categories path={path} standing={standing}>
              <CategoryMega categories={onCategories && !standing ? roots : categories} onOpen={onCategories} />
            </Categories>
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

/**
 * The category panel. It opens after 100 ms of hover or on a press. A press also works without scripts: the panel shows
 * while the `details` element before it is open. On the home page in wide windows, the panel is always open.
 */
function Categories({ path, standing, children }: { path: string; standing: boolean; children: ReactNode }) {
  const text = useText('common')
  const { place, details, press, handlers } = useCategoryPanel(path)
  const label = text('categories')
  return (
    <nav
      ref={place}
      aria-label={label}
      className={styles.categories}
      data-standing={standing ? '' : undefined}
      {...handlers}
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
      <div className={styles.panel}>{children}</div>
    </nav>
  )
}
