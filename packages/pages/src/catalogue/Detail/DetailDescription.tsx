import { lazy } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { headedSection } from './headedSection.tsx'
import type { DetailView } from './DetailFrame.tsx'
import * as styles from './Detail.css.ts'

const RichText = lazy(() =>
  import('../../content/RichText/RichText.tsx').then(({ RichText }) => ({ default: RichText })),
)

/** The seller's description in text and pictures. Reads `description`. */
export const DetailDescription = headedSection<Pick<DetailView, 'description'>>({
  id: 'description',
  reads: ['description'],
  Title: () => useText('detail')('description'),
  Content: Description,
})

function Description({ description }: Pick<DetailView, 'description'>) {
  const text = useText('detail')
  return description.length > 0 ? (
    <RichText nodes={description} />
  ) : (
    <p className={styles.none}>{text('descriptionEmpty')}</p>
  )
}
