import { pointsSearchText } from '@millwright/domain/member/pointsQuery'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { PointTasks } from '../PointTasks/PointTasks.tsx'
import { SignInWeek } from '../SignInWeek/SignInWeek.tsx'
import type { UcIntegralData } from './UcIntegral.load.ts'
import { UcIntegralBalance } from './UcIntegralBalance.tsx'
import { UcIntegralLog } from './UcIntegralLog.tsx'
import { UcIntegralRules } from './UcIntegralRules.tsx'
import * as styles from './UcIntegral.css.ts'

export type UcIntegralProps = UcIntegralData & { outcome?: ActionResult }

/** The buyer's points: balance, next expiry, the daily sign-in and the ledger. */
export function UcIntegral(props: UcIntegralProps) {
  const { center, info, query, outcome } = props
  const text = useText('points')
  const action = `${path('uc-integral')}${pointsSearchText(query)}`
  return (
    <UserCenterFrame
      route="uc-integral"
      center={center}
      title={text('title')}
      lead={text('lead')}
      tools={<Link href={path('integral-mall')}>{text('toMall')}</Link>}
    >
      <OutcomeNotice outcome={outcome} />
      <div className={styles.top}>
        <UcIntegralBalance info={info} />
        <Panel>
          <SignInWeek info={info} action={action} />
        </Panel>
      </div>
      <UcIntegralLog {...props} />
      <div className={styles.foot}>
        <Panel>
          <PointTasks tasks={info.tasks} action={action} />
        </Panel>
        <UcIntegralRules info={info} />
      </div>
    </UserCenterFrame>
  )
}
