import type { ArticleNumber } from '@millwright/contract/article-number/calls'
import { UserText } from '@millwright/commerce/UserText'
import { productPath } from '@millwright/domain/link/productPath'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Table } from '@millwright/ui/Table'
import { Tag } from '@millwright/ui/Tag'
import { TextField } from '@millwright/ui/TextField'
import { NamedLabel } from '../../layout/NamedLabel.tsx'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { ArticleNumberForm } from './ArticleNumberForm.tsx'
import { PasteNumbers } from './PasteNumbers.tsx'
import type { PasteResult } from './UcArticleNumbers.action.ts'
import type { UcArticleNumbersData } from './UcArticleNumbers.load.ts'
import * as styles from './UcArticleNumbers.css.ts'

export type UcArticleNumbersProps = Omit<UcArticleNumbersData, 'head'> & { outcome?: ActionResult<PasteResult> }

/** The buyer's own article numbers: searched, added, changed, pasted, exported. */
export function UcArticleNumbers({ center, current, keyword, open, done, found, outcome }: UcArticleNumbersProps) {
  const text = useText('articleNumbers')
  const hrefOf = (page: number, edit?: string) =>
    path('uc-article-numbers', { q: keyword || undefined, page: page > 1 ? page : undefined, edit })
  const isEmpty = found.total === 0 && !keyword
  return (
    <UserCenterFrame
      route="uc-article-numbers"
      center={center}
      title={text('title')}
      lead={text('lead')}
      tools={
        !open &&
        !isEmpty && (
          <div className={styles.buttons}>
            <Button href={path('uc-article-numbers', { edit: 'paste' })}>{text('paste')}</Button>
            <Button href={path('uc-article-numbers', { edit: 'new' })} tone="action" icon="plus">
              {text('add')}
            </Button>
          </div>
        )
      }
    >
      {done && !outcome && <Alert tone="good">{text(done)}</Alert>}
      {open?.kind === 'paste' ? (
        <PasteNumbers outcome={outcome} />
      ) : open ? (
        <ArticleNumberForm open={open} outcome={outcome} />
      ) : (
        <OutcomeNotice outcome={outcome} />
      )}
      {isEmpty ? !open && <NothingYet /> : <Bar keyword={keyword} />}
      {found.total > 0 && (
        <NumberTable rows={found.records} hrefOf={(id) => hrefOf(current, id)} action={hrefOf(current)} />
      )}
      {found.total === 0 && keyword && (
        <Panel>
          <Empty
            drawing="search"
            title={text('noneFound', { keyword })}
            action={<Button href={path('uc-article-numbers')}>{text('showAll')}</Button>}
          />
        </Panel>
      )}
      {found.pages > 1 && (
        <Pagination page={current} pages={found.pages} total={found.total} hrefOf={(page) => hrefOf(page)} />
      )}
    </UserCenterFrame>
  )
}

function NothingYet() {
  const text = useText('articleNumbers')
  return (
    <Panel>
      <Empty
        drawing="page"
        title={text('empty')}
        action={
          <div className={styles.buttons}>
            <Button href={path('uc-article-numbers', { edit: 'paste' })} tone="action">
              {text('paste')}
            </Button>
            <Button href={path('uc-article-numbers', { edit: 'new' })}>{text('add')}</Button>
          </div>
        }
      >
        {text('emptyHint')}
      </Empty>
    </Panel>
  )
}

/** The search, and the exports. */
function Bar({ keyword }: { keyword: string }) {
  const text = useText('articleNumbers')
  return (
    <div className={styles.bar}>
      <form
        method="get"
        action={path('uc-article-numbers')}
        role="search"
        aria-label={text('search')}
        className={styles.search}
      >
        <TextField
          key={keyword}
          label={text('search')}
          hideLabel
          name="q"
          type="search"
          defaultValue={keyword}
          placeholder={text('searchHint')}
          maxLength={100}
        />
        <Button type="submit" icon="search">
          {text('find')}
        </Button>
      </form>
      <div className={styles.buttons}>
        <Button href="/_article-numbers.xlsx" tone="quiet" icon="download">
          {text('exportXlsx')}
        </Button>
        <Button href="/_article-numbers.csv" tone="quiet">
          {text('exportCsv')}
        </Button>
      </div>
    </div>
  )
}

function NumberTable({
  rows,
  hrefOf,
  action,
}: {
  rows: readonly ArticleNumber[]
  hrefOf: (id: string) => string
  action: string
}) {
  const text = useText('articleNumbers')
  const language = useLanguage()
  return (
    <Table
      caption={text('title')}
      hideCaption
      narrow="cards"
      rows={rows}
      rowKey={({ articleNumberId }) => articleNumberId}
      columns={[
        {
          key: 'number',
          header: text('number'),
          rowHeader: true,
          whole: true,
          cell: ({ number }) => <UserText>{number}</UserText>,
        },
        {
          key: 'part',
          header: text('part'),
          cell: ({ prodId, skuId, partyCode, brandName, prodName, onShelf }) => (
            <span className={styles.part}>
              <Link href={productPath({ prodId, skuId })}>{partyCode}</Link>
              <span className={styles.name}>
                {[brandName, prodName].filter(Boolean).join(' · ')} {!onShelf && <Tag>{text('delisted')}</Tag>}
              </span>
            </span>
          ),
        },
        { key: 'unit', header: text('unit'), cell: ({ unit }) => unit || '–' },
        {
          key: 'added',
          header: text('added'),
          whole: true,
          cell: ({ createTime }) => formatDate(language, createTime.slice(0, 10)),
        },
        {
          key: 'actions',
          header: text('actions'),
          align: 'end',
          cell: (record) => <Actions record={record} edit={hrefOf(record.articleNumberId)} action={action} />,
        },
      ]}
    />
  )
}

function Actions({
  record: { articleNumberId, number },
  edit,
  action,
}: {
  record: ArticleNumber
  edit: string
  action: string
}) {
  const text = useText('articleNumbers')
  return (
    <form method="post" action={action} className={styles.actions}>
      <input type="hidden" name="articleNumberId" value={articleNumberId} />
      <Button href={edit} tone="quiet" size="small">
        <NamedLabel word={text('edit')} sentence={text('editOf', { number })} name={number} />
      </Button>
      <Button type="submit" name="intent" value="delete" tone="quiet" size="small">
        <NamedLabel word={text('remove')} sentence={text('removeOf', { number })} name={number} />
      </Button>
    </form>
  )
}
