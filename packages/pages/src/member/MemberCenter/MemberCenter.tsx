import type { ReactNode } from 'react'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import type { ActionResult } from '../../loader.ts'
import { billsHref } from '../../after-sale/invoice/invoiceQuery.ts'
import { MemberCard } from '../MemberCard/MemberCard.tsx'
import { MemberFrame } from '../MemberFrame/MemberFrame.tsx'
import { MemberRights } from '../MemberRights.tsx'
import type { MemberCenterData } from './MemberCenter.load.ts'
import { MemberCenterPoints } from './MemberCenterPoints.tsx'
import { MemberCenterWays } from './MemberCenterWays.tsx'
import { GrowthHistory } from './GrowthHistory.tsx'
import * as styles from './MemberCenter.css.ts'

export type MemberCenterProps = Omit<MemberCenterData, 'head'> & { outcome?: ActionResult }

/** The member centre: the card with the progress to the next level, benefits, ways to earn growth, and history. */
export function MemberCenter({ person, info, levels, score, history, current, outcome }: MemberCenterProps) {
  const text = useText('levels')
  const { unit } = useCurrencyWords()
  if (!info)
    return (
      <MemberFrame route="member-center" title={text('center')}>
        <Panel>
          <Empty drawing="plug" title={text('levelsMissing')}>
            {text('levelsMissingHint')}
          </Empty>
        </Panel>
      </MemberFrame>
    )
  const held = levels.filter(({ levelId }) => levelId === info.levelId || levelId === info.ordinaryLevelId)
  const hasRights = held.some(
    ({ discount, rateScore = 1, isFreeFee, userRights }) => discount || rateScore > 1 || isFreeFee || userRights.length,
  )
  const buys = levels.some(({ levelType, recruitStatus }) => levelType === 1 && recruitStatus)
  return (
    <MemberFrame route="member-center" title={text('center')}>
      <OutcomeNotice outcome={outcome} />
      <MemberCard info={info} levels={levels} person={person}>
        {buys && (
          <Button href={path('buy-member')} tone="action">
            {text(info.levelType === 1 ? 'renew' : 'open')}
          </Button>
        )}
        {info.levelType === 1 && <Button href={billsHref()}>{text('askInvoice')}</Button>}
      </MemberCard>
      {score && <MemberCenterPoints score={score} />}
      <div className={styles.columns}>
        <Section title={text('myRights')} more={{ href: path('member-equity'), label: text('seeRights') }}>
          {hasRights ? (
            <MemberRights levels={held} />
          ) : (
            <Text as="p" tone="muted">
              {text('noRights', { unit })}
            </Text>
          )}
        </Section>
        <Section title={text('ways')}>
          <MemberCenterWays />
        </Section>
      </div>
      <Section title={text('history')}>
        <GrowthHistory
          history={history}
          current={current}
          hrefOf={(page) => path('member-center', { page: page > 1 ? page : undefined })}
        />
      </Section>
    </MemberFrame>
  )
}

type SectionProps = { title: string; more?: { href: string; label: string }; children: ReactNode }

function Section({ title, more, children }: SectionProps) {
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <div className={styles.sectionHead}>
          <Heading level={2} size={16}>
            {title}
          </Heading>
          {more && <Link href={more.href}>{more.label}</Link>}
        </div>
        {children}
      </div>
    </Panel>
  )
}
