import { PointsBadge } from '@millwright/commerce/PointsBadge'
import { lastDayOf } from '@millwright/domain/member/lastDayOf'
import { expiresSoon } from '@millwright/domain/member/points'
import { path } from '@millwright/domain/paths/path'
import { Panel } from '@millwright/ui/Panel'
import { hasScreen } from '../../hasScreen.ts'
import { PointTasks } from '../PointTasks/PointTasks.tsx'
import { SignInWeek } from '../SignInWeek/SignInWeek.tsx'
import type { MemberCenterData } from './MemberCenter.load.ts'
import * as styles from './MemberCenter.css.ts'

/** The daily sign-in, the points and the tasks that earn them. */
export function MemberCenterPoints({ score }: { score: NonNullable<MemberCenterData['score']> }) {
  return (
    <div className={styles.columns}>
      <Panel space={20}>
        <div className={styles.section}>
          <SignInWeek info={score} action={path('member-center')} />
          <PointsBadge
            score={score.score}
            {...(hasScreen(path('uc-integral')) && { href: path('uc-integral') })}
            {...(score.expireTime !== undefined && expiresSoon(score.expireTime, score.time)
              ? { expiring: { score: score.expiringScore, date: lastDayOf(score.expireTime) } }
              : {})}
          />
        </div>
      </Panel>
      <Panel space={20}>
        <PointTasks tasks={score.tasks} action={path('member-center')} />
      </Panel>
    </div>
  )
}
