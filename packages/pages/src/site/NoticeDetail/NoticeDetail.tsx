import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { RichText } from '../../content/RichText/RichText.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { noticesHref } from '../NoticeList/noticesHref.ts'
import type { NoticeDetailData } from './NoticeDetail.load.ts'
import * as styles from './NoticeDetail.css.ts'

/** A notice of the mall: title, date and text. */
export function NoticeDetail({ notice: { title, publishTime }, content }: NoticeDetailData) {
  const text = useText('notice')
  const language = useLanguage()
  return (
    <PageFrame
      width="narrow"
      title={title}
      lead={publishTime && text('published', { time: formatDate(language, publishTime) })}
      trail={[
        { label: text('home'), href: path('home') },
        { label: text('title'), href: noticesHref() },
      ]}
    >
      <Panel as="article">
        <div className={styles.words}>
          {content.length > 0 ? (
            <RichText nodes={content} heading="h2" />
          ) : (
            <Text as="p" tone="muted">
              {text('noContent')}
            </Text>
          )}
        </div>
      </Panel>
      <div className={styles.back}>
        <Button href={noticesHref()} icon="chevronLeft">
          {text('all')}
        </Button>
      </div>
    </PageFrame>
  )
}
