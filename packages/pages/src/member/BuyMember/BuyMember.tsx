import type { LevelInfo, MemberLevel } from '@millwright/contract/member/levelEntities'
import { planPurchase } from '@millwright/domain/member/levels'
import { savingOf } from '@millwright/domain/member/savingOf'
import type { PurchasePlan } from '@millwright/domain/member/levels'
import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Tag } from '@millwright/ui/Tag'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { OpenTransfers } from '../../payment/OpenTransfers/OpenTransfers.tsx'
import { MemberFrame } from '../MemberFrame/MemberFrame.tsx'
import { MemberRights } from '../MemberRights.tsx'
import { useTermText } from '../useTermText.ts'
import type { BuyMemberData } from './BuyMember.load.ts'
import * as styles from './BuyMember.css.ts'

export type BuyMemberProps = Omit<BuyMemberData, 'head'>
const DAY = 86_400_000

/** The paid levels by term: benefits, price, and the effect on the current term. */
export function BuyMember({ now, info, levels, percent }: BuyMemberProps) {
  const text = useText('levels')
  const language = useLanguage()
  const end = info.levelType === 1 ? info.endTime : undefined
  return (
    <MemberFrame route="buy-member" title={text('buy')} lead={text('buyLead')}>
      {end !== undefined && (
        <Alert tone="info">
          {text('termRunning', { name: info.levelName ?? '', date: formatDate(language, dayOf(end)) })}
        </Alert>
      )}
      <OpenTransfers transfers={info.transfers} />
      {levels.length ? (
        <ul className={styles.offers}>
          {levels.map((level) => (
            <li key={level.levelId} className={styles.offer}>
              <Offer level={level} levels={levels} info={info} now={now} percent={percent} />
            </li>
          ))}
        </ul>
      ) : (
        <Panel>
          <Empty title={text('noPaid')}>{text('noPaidHint')}</Empty>
        </Panel>
      )}
      {levels.length > 0 && (
        <Panel as="section">
          <div className={styles.terms}>
            <Heading level={2} size={16}>
              {text('terms')}
            </Heading>
            <ul className={styles.termList}>
              <li>{text('termBegin')}</li>
              <li>{text('termEnd')}</li>
              <li>{text('termRefund')}</li>
              <li>{text('termInvoice')}</li>
            </ul>
          </div>
        </Panel>
      )}
    </MemberFrame>
  )
}

type OfferProps = { level: MemberLevel; levels: readonly MemberLevel[]; info: LevelInfo; now: number; percent: number }

function Offer({ level, levels, info, now, percent }: OfferProps) {
  const text = useText('levels')
  const language = useLanguage()
  const termText = useTermText()
  const { levelId, levelName, needAmount = '0', recruitStatus } = level
  const running = info.levelType === 1 && info.levelId === levelId
  const plan = planOf(level, levels, info, now)
  const why = useWhyNot(info)
  const refused = recruitStatus ? ('refused' in plan ? why(plan) : undefined) : text('notOnSale')
  return (
    <Panel as="article" space={20} tone={running ? 'soft' : 'surface'}>
      <div className={styles.card}>
        <div className={styles.name}>
          <Heading level={2} size={18} id={`level-${levelId}`}>
            {levelName}
          </Heading>
          {running && <Tag tone="action">{text('running')}</Tag>}
        </div>
        <p className={styles.price}>
          <Money amount={needAmount} size={28} />
          <span className={styles.term}>{termText(level)}</span>
        </p>
        <Saving level={level} percent={percent} />
        <MemberRights levels={[level]} brief />
        <div className={styles.act}>
          {refused === undefined && !('refused' in plan) ? (
            <>
              <Button
                href={path('payments', { level: levelId })}
                tone="action"
                wide
                label={text(`${words[plan.kind]}Named`, { name: levelName })}
              >
                {text(`${words[plan.kind]}Now`)}
              </Button>
              <p className={styles.note}>
                {plan.kind === 'upgrade'
                  ? text('upgradeHint', {
                      date: formatDate(language, dayOf(plan.until)),
                      count: Math.ceil(((plan.replaces ?? now) - now) / DAY),
                    })
                  : text(plan.kind === 'renewal' ? 'renewal' : 'firstHint', {
                      date: formatDate(language, dayOf(plan.until)),
                    })}
              </p>
            </>
          ) : (
            <p className={styles.refused}>{refused}</p>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** The saving of the level on 1,000 of the currency, compared with the price that the buyer pays now. */
function Saving({ level, percent }: Pick<OfferProps, 'level' | 'percent'>) {
  const text = useText('levels')
  const money = useMoney()
  const { round } = useCurrencyWords()
  const saves = savingOf(level, percent, 1000)
  if (Number(saves) <= 0) return null
  return (
    <p className={styles.saves}>
      {text(percent < 100 ? 'savesMore' : 'saves', { amount: money(saves), of: round(1000) })}
    </p>
  )
}

const words = { first: 'buy', renewal: 'renew', upgrade: 'upgrade' } as const

function planOf(level: MemberLevel, levels: readonly MemberLevel[], info: LevelInfo, now: number): PurchasePlan {
  const rule = (one: MemberLevel) => ({ ...one, term: one.term ?? 1, termType: one.termType ?? 5 })
  const paid = info.levelType === 1 ? { paidLevelId: info.levelId, paidUntil: info.endTime } : {}
  return planPurchase(levels.map(rule), { growth: info.growth, ...paid }, rule(level), now)
}

function useWhyNot({ levelName = '' }: LevelInfo): (plan: PurchasePlan & { refused: string }) => string {
  const text = useText('levels')
  const language = useLanguage()
  return (plan) =>
    plan.refused === 'lower'
      ? text('cannotLower', { name: levelName })
      : text('cannotGrowth', { missing: formatNumber(language, 'missing' in plan ? (plan.missing ?? 0) : 0) })
}

const dayOf = (time: number) => writeServerTime(time).slice(0, 10)
