import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import type { CartResultData } from './putIntoCart.ts'
import * as styles from './CartResult.css.ts'

export type CartResultProps = {
  result: CartResultData
  /** Whether the page shows the list, so that no link to it is needed. */
  here?: boolean
}

/** The number of lines of a list that went into the cart, and the reason for each other line. */
export function CartResult({ result: { listId, added, failList }, here }: CartResultProps) {
  const text = useText('orderLists')
  return (
    <>
      {added > 0 && (
        <Alert
          tone="good"
          action={
            <Button href={path('cart')} size="small">
              {text('seeCart')}
            </Button>
          }
        >
          {text('added', { count: added })}
        </Alert>
      )}
      {failList.length > 0 && (
        <Alert
          tone="warn"
          title={text('notAdded', { count: failList.length })}
          action={
            !here && (
              <Button href={path('uc-order-list-detail', { listId })} size="small">
                {text('open')}
              </Button>
            )
          }
        >
          <ul className={styles.reasons}>
            {failList.map(({ lineId, partyCode, reason }) => (
              <li key={lineId}>
                <strong>
                  <UserText>{partyCode}</UserText>
                </strong>{' '}
                {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
