import { UserText } from '@millwright/commerce/UserText'
import type { OrderListHead } from '@millwright/contract/order-list/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { Status } from '@millwright/ui/Status'
import { Table } from '@millwright/ui/Table'
import type { ViewProps } from '../../defineScreen.ts'
import { NamedLabel } from '../../layout/NamedLabel.tsx'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { CartResult } from '../CartResult/CartResult.tsx'
import { ListForm } from './ListForm.tsx'
import { ListImport } from './ListImport.tsx'
import type { ListsOutcome } from './UcOrderLists.action.ts'
import type { UcOrderListsData } from './UcOrderLists.load.ts'
import * as styles from './UcOrderLists.css.ts'

export type UcOrderListsProps = ViewProps<UcOrderListsData, KeyOf<'errors'>, ListsOutcome>

/** The buyer's order lists, the due ones first, with the forms that create and import one. */
export function UcOrderLists({ center, current, open, targets, done, found, outcome }: UcOrderListsProps) {
  const text = useText('orderLists')
  const isEmpty = found.total === 0
  const { cart, imported } = outcome?.data ?? {}
  return (
    <UserCenterFrame
      route="uc-order-lists"
      center={center}
      title={text('title')}
      lead={text('lead')}
      tools={!open && !isEmpty && <Tools isFirst />}
    >
      {done && !outcome && <Alert tone="good">{text(done === 'deleted' ? 'deleted' : 'saved')}</Alert>}
      {cart ? <CartResult result={cart} /> : !open && <OutcomeNotice outcome={outcome} />}
      {open?.from === 'file' ? (
        <ListImport outcome={outcome} imported={imported} />
      ) : open?.from === 'bought' && open.count === 0 ? (
        <NothingBought />
      ) : (
        open && <ListForm open={open} targets={targets} outcome={outcome} />
      )}
      {isEmpty && !open && (
        <Panel>
          <Empty drawing="order" title={text('empty')} action={<Tools />}>
            {text('emptyHint')}
          </Empty>
        </Panel>
      )}
      {!isEmpty && <ListTable lists={found.records} />}
      {found.pages > 1 && (
        <Pagination
          page={current}
          pages={found.pages}
          total={found.total}
          hrefOf={(page) => path('uc-order-lists', { page: page > 1 ? page : undefined })}
        />
      )}
    </UserCenterFrame>
  )
}

/** The buyer has bought nothing that a list could begin with. */
function NothingBought() {
  const text = useText('orderLists')
  return (
    <Panel as="section">
      <Empty
        drawing="order"
        title={text('nothingBought')}
        action={<Button href={path('uc-order-lists', { new: 'text' })}>{text('add')}</Button>}
      >
        {text('nothingBoughtHint')}
      </Empty>
    </Panel>
  )
}

function Tools({ isFirst }: { isFirst?: boolean }) {
  const text = useText('orderLists')
  return (
    <div className={styles.buttons}>
      <Button href={path('uc-order-lists', { new: 'bought' })}>{text('addBought')}</Button>
      <Button href={path('uc-order-lists', { new: 'file' })}>{text('import')}</Button>
      <Button href={path('uc-order-lists', { new: 'text' })} tone="action" icon={isFirst ? 'plus' : undefined}>
        {text('add')}
      </Button>
    </div>
  )
}

function ListTable({ lists }: { lists: readonly OrderListHead[] }) {
  const text = useText('orderLists')
  const language = useLanguage()
  return (
    <Table
      caption={text('title')}
      hideCaption
      narrow="cards"
      rows={lists}
      rowKey={({ listId }) => listId}
      columns={[
        {
          key: 'name',
          header: text('name'),
          rowHeader: true,
          cell: ({ listId, name, note, lines }) => (
            <span className={styles.named}>
              <span className={styles.name}>
                <Link href={path('uc-order-list-detail', { listId })}>
                  <UserText>{name}</UserText>
                </Link>
              </span>
              <span className={styles.muted}>
                {text('lines', { count: lines })}
                {note && (
                  <>
                    {' · '}
                    <UserText>{note}</UserText>
                  </>
                )}
              </span>
            </span>
          ),
        },
        { key: 'repeat', header: text('repeat'), width: 190, cell: (list) => <Repeat list={list} /> },
        {
          key: 'changed',
          header: text('changed'),
          width: 120,
          whole: true,
          cell: ({ changeTime }) => formatDate(language, changeTime.slice(0, 10)),
        },
        {
          key: 'actions',
          header: text('actions'),
          align: 'end',
          width: 210,
          cell: (list) => <Actions list={list} />,
        },
      ]}
    />
  )
}

/** The interval and the next day of a list, or that it is due. */
function Repeat({ list: { repeatWeeks, nextDay, due } }: { list: OrderListHead }) {
  const text = useText('orderLists')
  const language = useLanguage()
  if (!repeatWeeks || !nextDay) return <span className={styles.muted}>{text('never')}</span>
  const day = formatDate(language, nextDay)
  return (
    <span className={styles.repeat}>
      {due === 1 && <Status tone="warn">{text('due')}</Status>}
      <span className={styles.muted}>
        {text('everyWeeks', { count: repeatWeeks })} · {due === 1 ? text('dueOn', { day }) : text('nextOn', { day })}
      </span>
    </span>
  )
}

function Actions({ list: { listId, name, due, lines } }: { list: OrderListHead }) {
  const text = useText('orderLists')
  return (
    <form method="post" action={path('uc-order-lists')} className={styles.actions}>
      <input type="hidden" name="listId" value={listId} />
      {due === 1 && (
        <Button type="submit" name="intent" value="skip" tone="quiet" size="small">
          <NamedLabel word={text('skip')} sentence={text('skipOf', { name })} name={name} />
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="cart"
        size="small"
        icon="cart"
        tone={due === 1 ? 'action' : 'neutral'}
        disabled={lines === 0}
      >
        <NamedLabel word={text('toCart')} sentence={text('toCartOf', { name })} name={name} />
      </Button>
    </form>
  )
}
