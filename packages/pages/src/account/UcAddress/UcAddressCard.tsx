import { AddressCard } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import type { Address } from '@millwright/contract/account/address'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Text } from '@millwright/ui/Text'
import { NamedLabel } from '../../layout/NamedLabel.tsx'
import { addressBookHref } from './addressBookHref.ts'
import * as styles from './UcAddress.css.ts'

type UcAddressCardProps = {
  address: Address
  /** Whether the deletion must be confirmed. */
  asked: boolean
  /** Whether this is the only address. Only then can the default be deleted. */
  only: boolean
}

/** An address with its actions. Deletion asks for confirmation in place. */
export function UcAddressCard({ address, asked, only }: UcAddressCardProps) {
  const text = useText('addressBook')
  const { addrId, receiver, commonAddr } = address
  const isDefault = commonAddr === 1
  const path = addressBookHref()
  if (asked)
    return (
      <Alert
        tone="warn"
        action={
          <form method="post" action={path} className={styles.buttons}>
            <input type="hidden" name="addrId" value={addrId} />
            <Button href={path}>{text('keep')}</Button>
            <Button type="submit" name="intent" value="delete" tone="danger">
              {text('delete')}
            </Button>
          </form>
        }
      >
        <Text as="p" weight="bold">
          <UserText sentence={text('deleteAsk', { receiver })}>{receiver}</UserText>
        </Text>
        {text('deleteHint')}
      </Alert>
    )
  return (
    <AddressCard
      address={address}
      tools={
        <>
          <Button href={addressBookHref({ edit: addrId })} tone="quiet" size="small">
            <NamedLabel word={text('change')} sentence={text('changeOf', { receiver })} name={receiver} />
          </Button>
          {!isDefault && (
            <form method="post" action={path}>
              <input type="hidden" name="addrId" value={addrId} />
              <Button type="submit" name="intent" value="default" tone="quiet" size="small">
                <NamedLabel word={text('makeDefault')} sentence={text('makeDefaultOf', { receiver })} name={receiver} />
              </Button>
            </form>
          )}
          {(!isDefault || only) && (
            <Button href={addressBookHref({ ask: addrId })} tone="quiet" size="small">
              <NamedLabel word={text('delete')} sentence={text('deleteOf', { receiver })} name={receiver} />
            </Button>
          )}
        </>
      }
    />
  )
}
