import type { BuyerSession } from '@millwright/contract/account/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Tag } from '@millwright/ui/Tag'
import { deviceName } from './deviceName.ts'
import { useDeviceTime } from './useDeviceTime.ts'
import * as styles from './UcAccount.css.ts'

/** An active session, with the button that ends it. */
export function DeviceSession({ session }: { session: BuyerSession }) {
  const text = useText('ownAccount')
  const at = useDeviceTime()
  const { sessionId, current, createTime, lastTime, address, ...agent } = session
  const device = deviceName(agent, text)
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <span className={styles.rowName}>
          {device}
          {current && <Tag tone="good">{text('thisDevice')}</Tag>}
        </span>
        <span className={styles.facts}>
          <span className={styles.fact}>{text('loggedInAt', { time: at(createTime) })}</span>
          {!current && <span className={styles.fact}>{text('usedAt', { time: at(lastTime) })}</span>}
          {address !== undefined && <span className={styles.fact}>{text('fromAddress', { address })}</span>}
        </span>
      </div>
      {!current && (
        <form method="post" action={path('uc-account')}>
          <input type="hidden" name="sessionId" value={sessionId} />
          <Button type="submit" name="intent" value="endSession" size="small" label={text('endSessionOf', { device })}>
            {text('endSession')}
          </Button>
        </form>
      )}
    </li>
  )
}
