import { useState } from 'react'
import { FlashSaleClock } from '@millwright/commerce/FlashSaleClock'
import { path } from '@millwright/domain/paths/path'
import { activityPhase } from '@millwright/domain/price/activity'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Icon } from '@millwright/ui/Icon'
import { Pagination } from '@millwright/ui/Pagination'
import { TabLinks } from '@millwright/ui/TabLinks'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { FlashSaleData } from './FlashSale.load.ts'
import { FlashSaleCard } from './FlashSaleCard.tsx'
import { calendarEntry } from './calendarEntry.ts'
import { flashSaleHref } from './flashSaleHref.ts'
import { useSessionClock } from './useSessionClock.ts'
import * as styles from './FlashSale.css.ts'

/** The flash sales of a session, with the day's sessions by the server's clock. */
export function FlashSale({ now, sessions, session, sales, current, pages }: FlashSaleData) {
  const text = useText('flashSale')
  const [passed, setPassed] = useState<{ of: string; phase: ActivityPhase }>()
  const phaseOf = (one: FlashSaleData['sessions'][number]): ActivityPhase =>
    passed?.of === one.seckillTimeId ? passed.phase : activityPhase(one, now)
  const clockOf = useSessionClock(now)
  const phase = session && phaseOf(session)
  const words = { before: text('coming'), running: text('running'), ended: text('over') }
  return (
    <PageFrame title={text('title')} lead={text('lead')} trail={[{ label: text('home'), href: path('home') }]}>
      {session && phase ? (
        <>
          <TabLinks
            label={text('sessions')}
            look="pill"
            tabs={sessions.map((one) => ({
              href: flashSaleHref(one.seckillTimeId),
              label: `${clockOf(one.startTime)} ${words[phaseOf(one)]}`,
              current: one.seckillTimeId === session.seckillTimeId,
            }))}
          />
          <div className={styles.clock}>
            <div className={styles.time}>
              <FlashSaleClock
                key={session.seckillTimeId}
                sale={session}
                now={now}
                onPhase={(change) => setPassed({ of: session.seckillTimeId, phase: change.phase })}
              />
            </div>
            {phase === 'before' && <SaleReminder session={session} />}
          </div>
          {sales.length > 0 ? (
            <ul className={styles.sales} aria-label={text('sales')}>
              {sales.map((sale, index) => (
                <li key={sale.seckillId} className={styles.cell}>
                  <FlashSaleCard sale={sale} phase={phase} startsAt={clockOf(session.startTime)} eager={index < 5} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty drawing="search" title={text('empty')} />
          )}
          {pages > 1 && (
            <Pagination
              page={current}
              pages={pages}
              hrefOf={(page: number) => flashSaleHref(session.seckillTimeId, page)}
            />
          )}
        </>
      ) : (
        <NoSales />
      )}
    </PageFrame>
  )
}

/** The link that adds the session to the buyer's calendar. */
function SaleReminder({ session }: { session: FlashSaleData['sessions'][number] }) {
  const text = useText('flashSale')
  return (
    <a
      className={styles.remind}
      download="flash-sale.ics"
      href={calendarEntry({
        at: session.startTime,
        until: session.endTime,
        title: text('reminderTitle'),
        path: flashSaleHref(session.seckillTimeId),
      })}
    >
      <Icon name="clock" />
      {text('remind')}
    </a>
  )
}

function NoSales() {
  const text = useText('flashSale')
  return (
    <Empty
      drawing="search"
      title={text('none')}
      action={
        <Button href={path('list')} tone="action">
          {text('toProducts')}
        </Button>
      }
    >
      {text('noneHint')}
    </Empty>
  )
}
