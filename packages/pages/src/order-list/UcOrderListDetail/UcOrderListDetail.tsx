import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { PrintButton } from '../../layout/PrintButton.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { CartResult } from '../CartResult/CartResult.tsx'
import type { CartResultData } from '../CartResult/putIntoCart.ts'
import { EditLines } from './EditLines.tsx'
import { ListLines } from './ListLines.tsx'
import { ListNotices } from './ListNotices.tsx'
import { AddGoods, ListRepeat, ListTotal, NameForm } from './ListPanels.tsx'
import type { UcOrderListDetailData } from './UcOrderListDetail.load.ts'
import * as styles from './UcOrderListDetail.css.ts'

export type UcOrderListDetailProps = ViewProps<UcOrderListDetailData, KeyOf<'errors'>, CartResultData>

/** One order list at today's prices: its lines, what it costs, and its repeat. */
export function UcOrderListDetail({ center, list, edit, current, done, outcome }: UcOrderListDetailProps) {
  const text = useText('orderLists')
  const language = useLanguage()
  const { listId, name, note, nextDay } = list
  const cart = outcome?.data
  const doneText = done === 'skipped' && nextDay ? text('skipped', { day: formatDate(language, nextDay) }) : undefined
  return (
    <UserCenterFrame route="uc-order-lists" center={center}>
      <div className={styles.head}>
        <Breadcrumb items={[{ label: text('title'), href: path('uc-order-lists') }, { label: text('oneTitle') }]} />
        <div className={styles.title}>
          <Heading level={1} size={22}>
            <UserText>{name}</UserText>
          </Heading>
          <span className={styles.muted}>{text('lines', { count: list.lines })}</span>
        </div>
        {note && (
          <p className={styles.hint}>
            <UserText>{note}</UserText>
          </p>
        )}
        <Tools list={list} />
      </div>
      {done && !outcome && <Alert tone="good">{doneText ?? text(done === 'skipped' ? 'saved' : done)}</Alert>}
      {cart && <CartResult result={cart} here />}
      {!cart && !edit && !outcome?.done && !outcome?.fields && <OutcomeNotice outcome={outcome} />}
      {(edit === 'name' || edit === 'copy') && <NameForm list={list} edit={edit} outcome={outcome} />}
      {edit === 'lines' ? (
        <EditLines list={list} current={current} outcome={outcome} />
      ) : (
        <>
          <ListNotices list={list} />
          {list.items.length > 0 ? (
            <ListLines list={list} />
          ) : (
            <Panel>
              <Empty drawing="order" title={text('noLines')}>
                {text('noLinesHint')}
              </Empty>
            </Panel>
          )}
          <div className={styles.below}>
            {list.items.length > 0 && <ListTotal list={list} />}
            <div className={styles.onScreen}>
              <ListRepeat list={list} outcome={outcome} />
            </div>
          </div>
          <div className={styles.onScreen}>
            <AddGoods listId={listId} outcome={outcome} isOpen={list.items.length === 0} />
          </div>
        </>
      )}
    </UserCenterFrame>
  )
}

/** The links and buttons that concern the whole list. */
function Tools({ list: { listId, assemblies, items } }: Pick<UcOrderListDetailProps, 'list'>) {
  const text = useText('orderLists')
  const n = assemblies > 1 ? assemblies : undefined
  const hrefOf = (edit: string) => path('uc-order-list-detail', { listId, n, edit })
  return (
    <div className={styles.tools}>
      {items.length > 0 && (
        <>
          <Button href={hrefOf('lines')} icon="edit" size="small">
            {text('edit')}
          </Button>
          <Button href={path('quick-order', { list: listId, n })} icon="table" size="small">
            {text('openQuick')}
          </Button>
          <Button href={`/_order-list/${listId}.xlsx${n ? `?n=${n}` : ''}`} icon="download" size="small">
            {text('export')}
          </Button>
          <PrintButton label={text('print')} />
        </>
      )}
      <Button href={hrefOf('name')} size="small" tone="quiet">
        {text('rename')}
      </Button>
      <Button href={hrefOf('copy')} size="small" tone="quiet" icon="copy">
        {text('copy')}
      </Button>
    </div>
  )
}
