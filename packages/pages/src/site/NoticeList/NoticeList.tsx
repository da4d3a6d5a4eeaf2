import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Tag } from '@millwright/ui/Tag'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import type { NoticeListData } from './NoticeList.load.ts'
import { noticesHref } from './noticesHref.ts'
import * as styles from './NoticeList.css.ts'

/** The mall's notices, newest first, each linked to its text. */
export function NoticeList({ current, found }: NoticeListData) {
  const text = useText('notice')
  const language = useLanguage()
  return (
    <PageFrame
      width="narrow"
      title={text('title')}
      lead={text('lead')}
      trail={[{ label: text('home'), href: path('home') }]}
    >
      <RecordList
        page={found}
        current={current}
        hrefOf={noticesHref}
        keyOf={({ id }) => id}
        variant="rows"
        empty={
          <Empty
            drawing="page"
            title={text('empty')}
            action={
              <Button href={path('list')} tone="action">
                {text('toProducts')}
              </Button>
            }
          >
            {text('emptyHint')}
          </Empty>
        }
      >
        {({ id, title, publishTime, isTop }) => (
          <div className={styles.notice}>
            <a className={styles.title} href={path('notice-detail', { id })}>
              {title}
            </a>
            <div className={styles.facts}>
              {isTop === 1 && <Tag tone="info">{text('pinned')}</Tag>}
              {publishTime && (
                <time className={styles.day} dateTime={publishTime.slice(0, 10)}>
                  {formatDate(language, publishTime.slice(0, 10))}
                </time>
              )}
            </div>
          </div>
        )}
      </RecordList>
    </PageFrame>
  )
}
