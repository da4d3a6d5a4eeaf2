import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { MemberFrame } from '../MemberFrame/MemberFrame.tsx'
import { EquityTable } from './EquityTable.tsx'
import type { MemberEquityData } from './MemberEquity.load.ts'
import * as styles from './MemberEquity.css.ts'

export type MemberEquityProps = Omit<MemberEquityData, 'head'>

/** The benefits of all levels side by side: the levels earned by growth, then the paid levels. */
export function MemberEquity({ info, levels }: MemberEquityProps) {
  const text = useText('levels')
  return (
    <MemberFrame route="member-equity" title={text('equity')} lead={text('equityLead')}>
      {([0, 1] as const).map((levelType) => {
        const own = levels.filter((level) => level.levelType === levelType)
        return (
          own.length > 0 && (
            <Panel key={levelType} as="section" space={20}>
              <div className={styles.section}>
                <div className={styles.head}>
                  <Heading level={2} size={16}>
                    {text(levelType ? 'bought' : 'byGrowth')}
                  </Heading>
                  {levelType === 1 && <Button href={path('buy-member')}>{text('buy')}</Button>}
                </div>
                <EquityTable levels={own} own={[info.levelId, info.ordinaryLevelId]} />
              </div>
            </Panel>
          )
        )
      })}
    </MemberFrame>
  )
}
