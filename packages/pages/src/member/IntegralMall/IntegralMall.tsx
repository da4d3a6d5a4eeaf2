import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { PointsBadge } from '@millwright/commerce/PointsBadge'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import { Pagination } from '@millwright/ui/Pagination'
import { TabLinks } from '@millwright/ui/TabLinks'
import { hasScreen } from '../../hasScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { MemberTabs } from '../MemberFrame/MemberFrame.tsx'
import { PointsPrice } from '../PointsPrice.tsx'
import { mallKinds, pointsMallHref } from '../pointsMallHref.ts'
import type { PointsCard } from '../pointsCard.ts'
import type { IntegralMallData } from './IntegralMall.load.ts'
import * as styles from './IntegralMall.css.ts'

const words = { afford: 'mallAfford', points: 'mallPoints', money: 'mallMoney' } as const

/** The points mall: price in points or in points and money, remaining pieces, and missing points. */
export function IntegralMall({ score, kind, goods, current, pages }: IntegralMallData) {
  const text = useText('points')
  const kinds = mallKinds.filter((one) => one !== 'afford' || score !== undefined)
  return (
    <>
      <MemberTabs route="integral-mall" />
      <PageFrame
        title={text('mall')}
        lead={text('mallLead')}
        trail={[
          { label: text('home'), href: path('home') },
          ...(hasScreen(path('member-center')) ? [{ label: text('memberCenter'), href: path('member-center') }] : []),
        ]}
        tools={
          score === undefined ? (
            <Button href={path('login', { back: pointsMallHref() })}>{text('login')}</Button>
          ) : (
            <PointsBadge score={score} href={path('uc-integral')} size="medium" />
          )
        }
      >
        <TabLinks
          label={text('mall')}
          tabs={[undefined, ...kinds].map((one) => ({
            href: pointsMallHref({ kind: one }),
            label: text(one ? words[one] : 'mallAll'),
            current: one === kind,
          }))}
        />
        {goods.length > 0 ? (
          <ul className={styles.goods} aria-label={text('goods')}>
            {goods.map((good, index) => (
              <li key={good.prodId} className={styles.cell}>
                <IntegralMallCard good={good} score={score} eager={index < 4} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty
            drawing="search"
            title={text(kind === 'afford' ? 'affordNone' : 'mallNone')}
            action={kind && <Button href={pointsMallHref()}>{text('showAll')}</Button>}
          >
            {text(kind === 'afford' ? 'affordNoneHint' : 'mallNoneHint')}
          </Empty>
        )}
        {pages > 1 && <Pagination page={current} pages={pages} hrefOf={(page) => pointsMallHref({ kind, page })} />}
      </PageFrame>
    </>
  )
}

function IntegralMallCard({ good, score, eager }: { good: PointsCard; score: number | undefined; eager: boolean }) {
  const text = useText('points')
  const language = useLanguage()
  const { prodId, title, name, pic, points, money, was, unit, left, limit, had } = good
  const missing = score === undefined ? 0 : Math.max(0, points - score)
  const state = left === 0 ? 'gone' : limit > 0 && had >= limit ? 'limit' : missing ? 'short' : 'open'
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-state={state}>
        <Image src={pic} alt="" ratio={1} fit="contain" eager={eager} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={path('integral-det', { prodId })} className={styles.link}>
            <span className={styles.model}>{title}</span>
            {name !== undefined && <span className={styles.name}>{name}</span>}
          </a>
        </h2>
        <p className={styles.price}>
          <PointsPrice points={points} money={money} />
        </p>
        <p className={styles.facts}>
          {text('was')} <Money amount={was} size={14} tone="muted" {...(unit && { unit })} />
        </p>
        <p className={styles.facts}>
          {[left > 0 && text('left', { count: left }), limit > 0 && text('limit', { count: limit })]
            .filter(Boolean)
            .join(' · ') || '\u00a0'}
        </p>
        <span className={styles.act} data-state={state}>
          {state === 'gone'
            ? text('gone')
            : state === 'limit'
              ? text('limitTitle')
              : state === 'short'
                ? text('missing', { score: formatNumber(language, missing) })
                : text('redeem')}
        </span>
      </div>
    </article>
  )
}
