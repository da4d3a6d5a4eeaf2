import { writeListPath } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Skeleton } from '@millwright/ui/Skeleton'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { MegaCategory } from './megaCategory.ts'
import * as styles from './CategoryMega.css.ts'

export type LevelsState = 'waiting' | 'there' | 'failed'

export function CategoryMegaFlyout({
  id,
  category,
  state,
}: {
  id: string
  category: MegaCategory
  state: LevelsState
}) {
  const text = useText('commerce')
  const { list = writeListPath } = usePaths()
  const root = category.categoryId
  const children = category.categories ?? []
  return (
    <div id={id} data-flyout="" className={styles.flyout}>
      <p className={styles.flyoutHead}>
        <a href={list({ categoryPath: [root] })} className={styles.all}>
          {text('categoriesAllOf', { name: category.categoryName })}
        </a>
      </p>
      {state === 'waiting' && (
        <div role="status" aria-label={text('categoriesWaiting')}>
          <Skeleton lines={6} />
        </div>
      )}
      {state !== 'waiting' && children.length === 0 && (
        <p className={styles.weak}>{text(state === 'failed' ? 'categoriesFailed' : 'categoriesNoChildren')}</p>
      )}
      <ul className={styles.groups}>
        {children.map((second) => (
          <li key={second.categoryId} className={styles.group}>
            <a href={list({ categoryPath: [root, second.categoryId] })} className={styles.second}>
              {second.categoryName}
            </a>
            {second.categories?.length ? (
              <ul className={styles.thirds}>
                {second.categories.map((third) => (
                  <li key={third.categoryId}>
                    <a
                      href={list({ categoryPath: [root, second.categoryId, third.categoryId] })}
                      className={styles.third}
                    >
                      {third.pic !== undefined && <Image src={third.pic} alt="" width={40} />}
                      {third.categoryName}
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={styles.weak}>{text('categoriesNoChildren')}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
