import { GroupTeam } from '@millwright/commerce/GroupTeam'
import { ShareButton } from '@millwright/commerce/ShareButton'
import type { GroupTeamDetail } from '@millwright/contract/promotion/entities'
import { path } from '@millwright/domain/paths/path'
import { teamState } from '@millwright/domain/price/activity'
import { writeServerTime } from '@millwright/domain/time'
import { formatNear } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import * as styles from './GroupTeamPage.css.ts'

type GroupTeamShareProps = { team: GroupTeamDetail; now: number; cardNo?: string | undefined }

/** A member's team right after payment: who is missing, until when, and the button to invite them. */
export function GroupTeamShare({ team, now, cardNo }: GroupTeamShareProps) {
  const text = useText('groupBuy')
  const language = useLanguage()
  const { groupTeamId, prodName, partyCode, endTime } = team
  const address = path('group-team', { groupTeamId })
  return (
    <Panel as="section">
      <div className={styles.share}>
        <GroupTeam team={team} now={now} member className={styles.bare} />
        {teamState(team, now) === 'forming' && (
          <>
            <p className={styles.until}>
              {text('joinUntil', { time: formatNear(language, writeServerTime(endTime)) })}
            </p>
            <ShareButton
              title={text('shareTitle', { name: partyCode ?? prodName })}
              path={address}
              cardNo={cardNo}
              tone="action"
              label={text('invite')}
            />
          </>
        )}
        <Link href={address}>{text('toTeam')}</Link>
      </div>
    </Panel>
  )
}
