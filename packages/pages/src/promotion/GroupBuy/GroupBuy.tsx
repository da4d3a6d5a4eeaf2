import { useState } from 'react'
import { path } from '@millwright/domain/paths/path'
import { activityPhase } from '@millwright/domain/price/activity'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Empty } from '@millwright/ui/Empty'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Pagination } from '@millwright/ui/Pagination'
import { Tag } from '@millwright/ui/Tag'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { GroupBuyData, GroupCard } from './GroupBuy.load.ts'
import { groupBuyHref } from './groupBuyHref.ts'
import * as styles from './GroupBuy.css.ts'

/** The group buys: the price without a group, the price in a group, and the number of buyers so far. */
export function GroupBuy({ now, groups, current, pages }: GroupBuyData) {
  const text = useText('groupBuy')
  return (
    <PageFrame title={text('title')} lead={text('lead')} trail={[{ label: text('home'), href: path('home') }]}>
      {groups.length > 0 ? (
        <ul className={styles.groups} aria-label={text('title')}>
          {groups.map((group, index) => (
            <li key={group.groupActivityId} className={styles.cell}>
              <GroupBuyCard group={group} now={now} eager={index < 4} />
            </li>
          ))}
        </ul>
      ) : (
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
      )}
      {pages > 1 && <Pagination page={current} pages={pages} hrefOf={groupBuyHref} />}
    </PageFrame>
  )
}

function GroupBuyCard({ group, now, eager }: { group: GroupCard; now: number; eager: boolean }) {
  const text = useText('groupBuy')
  const { href, title, name, pic, unit, price, alone, people, joined, startTime, endTime } = group
  const [passed, setPassed] = useState<ActivityPhase>()
  const phase = passed ?? activityPhase(group, now)
  return (
    <article className={styles.card} data-phase={phase}>
      <div className={styles.picture}>
        <Image src={pic} alt="" ratio={1} fit="contain" eager={eager} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={href} className={styles.link}>
            <span className={styles.model}>{title}</span>
            {name !== undefined && <span className={styles.name}>{name}</span>}
          </a>
        </h2>
        <p className={styles.facts}>
          <Tag tone="action">{text('peopleGroup', { count: people })}</Tag>
          {joined > 0 && <span>{text('joined', { count: joined })}</span>}
        </p>
        <p className={styles.price}>
          <Money amount={price} size={22} tone="price" {...(unit && { unit })} label={text('inGroup')} />
          <span className={styles.alone}>
            {text('alone')} <Money amount={alone} size={14} tone="muted" label={text('alone')} />
          </span>
        </p>
        <p className={styles.time}>
          {phase === 'ended' ? (
            text('over')
          ) : (
            <>
              {text(phase === 'before' ? 'startsIn' : 'endsIn')}
              <Countdown
                key={phase}
                until={phase === 'before' ? startTime : endTime}
                now={now}
                look="text"
                onEnd={() => setPassed(phase === 'before' ? 'running' : 'ended')}
              />
            </>
          )}
        </p>
        <span className={styles.act} data-state={phase}>
          {text(phase === 'running' ? 'act' : phase === 'before' ? 'look' : 'over')}
        </span>
      </div>
    </article>
  )
}
