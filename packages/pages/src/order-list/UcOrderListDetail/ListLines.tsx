import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { UserText } from '@millwright/commerce/UserText'
import type { OrderList, OrderListLine } from '@millwright/contract/order-list/entities'
import { productPath } from '@millwright/domain/link/productPath'
import { centsOf } from '@millwright/domain/money/wholeMoney'
import { ASSEMBLIES_LIMIT } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Heading } from '@millwright/ui/Heading'
import { Status } from '@millwright/ui/Status'
import { Table } from '@millwright/ui/Table'
import { TextField } from '@millwright/ui/TextField'
import { NamedLabel } from '../../layout/NamedLabel.tsx'
import { signText } from '../../quick-order/QuickOrder/signText.ts'
import * as styles from './UcOrderListDetail.css.ts'

type Props = { list: OrderList }

/** The form that the buttons in the table belong to. */
const LINES = 'list-lines'

/** The lines at today's prices and stock, indented by their level. */
export function ListLines({ list }: Props) {
  const text = useText('orderLists')
  const { listId, items, version, assemblies } = list
  return (
    <Panel as="section">
      <form id={LINES} method="post" action={path('uc-order-list-detail', { listId })}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="n" value={assemblies} />
      </form>
      <div className={styles.above}>
        <Heading level={2} size={16}>
          {text('lineTable')}
        </Heading>
        <Assemblies list={list} />
      </div>
      <Table
        caption={text('lineTable')}
        hideCaption
        narrow="cards"
        rows={items}
        rowKey={({ lineId }) => lineId}
        columns={[
          { key: 'part', header: text('part'), rowHeader: true, cell: (line) => <Part line={line} /> },
          {
            key: 'quantity',
            header: text('quantity'),
            align: 'end',
            width: 112,
            cell: (line) => <Quantity line={line} />,
          },
          { key: 'price', header: text('price'), align: 'end', width: 112, cell: (line) => <Price line={line} /> },
          {
            key: 'amount',
            header: text('amount'),
            align: 'end',
            width: 112,
            cell: ({ offer }) => offer && <Money amount={offer.actualTotal} size={14} tone="ink" />,
          },
          { key: 'stock', header: text('stock'), width: 124, cell: (line) => <Stock line={line} /> },
        ]}
      />
    </Panel>
  )
}

/** The field that multiplies every quantity. */
function Assemblies({ list: { listId, assemblies } }: Props) {
  const text = useText('orderLists')
  return (
    <form method="get" action={path('uc-order-list-detail', { listId })} className={styles.assemblies}>
      <span className={styles.count}>
        <TextField
          key={assemblies}
          label={text('assemblies')}
          name="n"
          inputMode="numeric"
          size="small"
          maxLength={String(ASSEMBLIES_LIMIT).length}
          defaultValue={String(assemblies)}
        />
      </span>
      <Button type="submit" size="small">
        {text('recalculate')}
      </Button>
    </form>
  )
}

function Part({ line }: { line: OrderListLine }) {
  const text = useText('orderLists')
  const { level, state, partyCode, prodId, skuId, prodName, brandName, pic, note } = line
  const facts = [brandName, prodName].filter(Boolean).join(' · ')
  return (
    <span className={styles.part} data-level={level}>
      {pic && <Image src={pic} alt="" ratio={1} width={40} />}
      <span className={styles.names}>
        {state === 'offered' && prodId ? (
          <a href={productPath({ prodId, skuId })} className={styles.code}>
            {partyCode}
          </a>
        ) : (
          <span className={styles.code}>
            <UserText>{partyCode}</UserText>
          </span>
        )}
        {facts && <span className={styles.muted}>{facts}</span>}
        {note && (
          <span className={styles.muted}>
            <UserText sentence={text('noteIs', { note })}>{note}</UserText>
          </span>
        )}
        {state === 'assembly' && <span className={styles.muted}>{text('assembly')}</span>}
        {state === 'gone' && <Gone line={line} />}
        {state === 'unmatched' && (
          <span className={styles.remedy}>
            <Status tone="neutral">{text('unmatched')}</Status>
            <Link href={path('list', { pn: partyCode })}>{text('findPart')}</Link>
          </span>
        )}
      </span>
    </span>
  )
}

/** The ways on for a part that is not sold any more. */
function Gone({ line: { lineId, partyCode, prodName, substitutes } }: { line: OrderListLine }) {
  const text = useText('orderLists')
  if (!substitutes.length)
    return (
      <span className={styles.remedy}>
        <Status tone="warn">{text('gone')}</Status>
        <Link href={path('list', { pn: prodName ?? partyCode })}>{text('findOther')}</Link>
      </span>
    )
  return (
    <>
      <span className={styles.remedy}>
        <Status tone="warn">{text('gone')}</Status>
      </span>
      {substitutes.map((one) => (
        <Substitute key={one.skuId} of={{ lineId, partyCode }} one={one} />
      ))}
    </>
  )
}

/** A part that may replace a gone one, with the reasons in words. */
function Substitute({
  of,
  one: { skuId, prodId, partyCode, shopName, price, signs },
}: {
  of: Pick<OrderListLine, 'lineId' | 'partyCode'>
  one: OrderListLine['substitutes'][number]
}) {
  const text = useText('orderLists')
  const say = useText('quickOrder')
  const money = useMoney()
  return (
    <span className={styles.remedy}>
      <span className={styles.substitute}>
        <span>
          <Link href={productPath({ prodId, skuId })}>{partyCode}</Link> · {money(price)} · {shopName}
        </span>
        <span className={styles.muted}>{signs.map((sign) => signText(say, sign)).join(' · ')}</span>
      </span>
      <Button type="submit" form={LINES} name="intent" value={`replace.${of.lineId}.${skuId}`} size="small">
        <NamedLabel
          word={text('useIt')}
          sentence={text('useItOf', { former: of.partyCode, code: partyCode })}
          name={of.partyCode}
        />
      </Button>
    </span>
  )
}

function Quantity({ line: { quantity, pieces, unit, offer, state } }: { line: OrderListLine }) {
  const text = useText('orderLists')
  const language = useLanguage()
  const count = (value: number) => formatNumber(language, value)
  return (
    <span className={styles.amounts}>
      <span>
        {count(quantity)} {unit}
      </span>
      {pieces !== quantity && state !== 'tooMany' && (
        <span className={styles.muted}>{text('pieces', { count: count(pieces) })}</span>
      )}
      {offer && offer.orderQuantity !== pieces && (
        <span className={styles.muted}>{text('ordersPacks', { count: count(offer.orderQuantity) })}</span>
      )}
    </span>
  )
}

function Price({ line: { offer, was } }: { line: OrderListLine }) {
  const text = useText('orderLists')
  const money = useMoney()
  if (!offer) return null
  return (
    <span className={styles.amounts}>
      <Money amount={offer.price} size={14} tone="ink" />
      {was !== undefined && (
        <span className={styles.was} data-change={centsOf(offer.price) > centsOf(was) ? 'up' : 'down'}>
          {text('was', { price: money(was) })}
        </span>
      )}
    </span>
  )
}

function Stock({ line: { offer, state } }: { line: OrderListLine }) {
  const text = useText('orderLists')
  const language = useLanguage()
  if (state === 'tooMany') return <Status tone="warn">{text('tooMany')}</Status>
  if (!offer) return null
  if (offer.problem === 'tooMany')
    return <Status tone="warn">{text('short', { stock: formatNumber(language, offer.stocks) })}</Status>
  return <StockAndLeadTime stocks={offer.stocks} leadDays={offer.leadDays} />
}
