import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import type { ActionResult } from '../../loader.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { SavedProduct } from '../SavedProduct/SavedProduct.tsx'
import type { SeenDay, UcFootprintData } from './UcFootprint.load.ts'
import * as styles from './UcFootprint.css.ts'

export type UcFootprintProps = Omit<UcFootprintData, 'head'> & { outcome?: ActionResult }
const DAY = 86_400_000

/** The browsing history by day, with buttons to buy or remove. */
export function UcFootprint({ center, now, days, total, pages, page, asked, outcome }: UcFootprintProps) {
  const text = useText('kept')
  const hrefOf = (to: number) => path('uc-footprint', { page: to > 1 ? to : undefined })
  return (
    <UserCenterFrame
      route="uc-footprint"
      center={center}
      title={text('footprint')}
      lead={total > 0 && text('seenCount', { count: total })}
      tools={
        total > 0 &&
        !asked && (
          <Button href={path('uc-footprint', { forget: 'all' })} icon="trash">
            {text('forgetAll')}
          </Button>
        )
      }
    >
      {asked && (
        <Alert
          tone="warn"
          title={text('forgetAllAsk')}
          action={
            <form method="post" action={path('uc-footprint')} className={styles.buttons}>
              <Button href={path('uc-footprint')}>{text('keep')}</Button>
              <Button type="submit" name="intent" value="forgetAll" tone="danger">
                {text('forgetAll')}
              </Button>
            </form>
          }
        >
          {text('forgetAllHint')}
        </Alert>
      )}
      <OutcomeNotice outcome={outcome} />
      {days.map((day) => (
        <FootprintDay key={day.day} {...day} now={now} action={hrefOf(page)} />
      ))}
      {days.length === 0 && (
        <Panel>
          <Empty
            drawing="search"
            title={text('noneSeen')}
            action={
              <Button href={path('list')} tone="action">
                {text('shopNow')}
              </Button>
            }
          >
            {text('noneSeenHint')}
          </Empty>
        </Panel>
      )}
      {pages > 1 && <Pagination page={page} pages={pages} total={total} hrefOf={hrefOf} />}
    </UserCenterFrame>
  )
}

function FootprintDay({ day, products, now, action }: SeenDay & { now: number; action: string }) {
  const text = useText('kept')
  const language = useLanguage()
  const dayOf = (time: number) => writeServerTime(time).slice(0, 10)
  const known = day === dayOf(now) ? 'today' : day === dayOf(now - DAY) ? 'yesterday' : undefined
  const date = formatDay(language, Date.parse(`${day}T12:00:00+08:00`))
  const name = known ? `${text(known)} · ${date}` : date
  return (
    <section className={styles.day} aria-label={name}>
      <div className={styles.head}>
        <Heading level={2} size={16}>
          {name}
        </Heading>
        <form method="post" action={action}>
          <input type="hidden" name="day" value={day} />
          <Button
            type="submit"
            name="intent"
            value="forgetDay"
            tone="quiet"
            size="small"
            label={text('forgetDayOf', { day: name })}
          >
            {text('forgetDay')}
          </Button>
        </form>
      </div>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.prodId} className={styles.item}>
            <SavedProduct
              product={product}
              note={product.browseTime !== undefined && writeServerTime(product.browseTime).slice(11, 16)}
              tools={
                <form method="post" action={action}>
                  <input type="hidden" name="prodId" value={product.prodId} />
                  <Button
                    type="submit"
                    name="intent"
                    value="forget"
                    tone="quiet"
                    size="small"
                    label={text('forgetOf', { name: product.partyCode ?? product.prodName })}
                  >
                    {text('forget')}
                  </Button>
                </form>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
