import type { MegaCategory } from '@millwright/commerce/CategoryMega'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import type { ShellData } from './shellProps.ts'
import type { ShellLocation, ShellLink } from './shellLinks.ts'
import { ShellMenuAccount } from './ShellMenuAccount.tsx'
import { ShellMenuPerson } from './ShellMenuPerson.tsx'
import { ShellTabs } from './ShellTabs.tsx'
import * as styles from './ShellMenu.css.ts'

export type ShellMenuSheetProps = ShellLocation & {
  sign: ShellData['sign']
  categories: readonly MegaCategory[]
  links: ShellLink[]
  name: string | undefined
  languages: ShellData['languages']
}

/** The content of the phone menu: the person, the mall's tabs, the categories and the account's links. */
export function ShellMenuSheet({ sign, categories, links, name, languages, path: at, search }: ShellMenuSheetProps) {
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
