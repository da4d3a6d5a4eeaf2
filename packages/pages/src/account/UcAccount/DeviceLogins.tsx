import type { LoginRecord } from '@millwright/contract/account/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Table } from '@millwright/ui/Table'
import { Text } from '@millwright/ui/Text'
import { deviceName } from './deviceName.ts'
import { useDeviceTime } from './useDeviceTime.ts'
import * as styles from './UcAccount.css.ts'

/** The last sign-ins. */
export function DeviceLogins({ logins }: { logins: readonly LoginRecord[] }) {
  const text = useText('ownAccount')
  const at = useDeviceTime()
  return (
    <>
      <Heading level={3} size={16}>
        {text('logins')}
      </Heading>
      <Table
        caption={text('logins')}
        hideCaption
        dense
        narrow="cards"
        columns={[
          {
            key: 'time',
            header: text('loginTime'),
            whole: true,
            rowHeader: true,
            cell: (row) => at(row.createTime),
          },
          { key: 'device', header: text('loginDevice'), cell: (row) => deviceName(row, text) },
          // Some proxies hide all addresses: an empty column says nothing.
          ...(logins.some(({ address }) => address)
            ? [
                {
                  key: 'address',
                  header: text('loginAddress'),
                  whole: true,
                  cell: (row: LoginRecord) => row.address ?? text('addressUnknown'),
                },
              ]
            : []),
        ]}
        rows={logins}
        rowKey={({ createTime, browser, system }) => `${createTime} ${browser} ${system}`}
      />
      <Text as="p" size={13} tone="muted">
        {text('loginsHint')}{' '}
        <a href={path('uc-password')} className={styles.link}>
          {text('changePassword')}
        </a>
      </Text>
    </>
  )
}
