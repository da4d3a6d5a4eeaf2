import { DEAL_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { ActionResult } from '../../loader.ts'
import { CheckoutUnpriced } from '../../order/CheckoutForm/CheckoutUnpriced.tsx'
import { OneShopForm } from '../../order/OneShopForm/OneShopForm.tsx'
import { OneShopPage } from '../../order/OneShopForm/OneShopPage.tsx'
import type { DealOrderData } from './DealOrder.load.ts'
import { dealBack, dealHref } from './dealSource.ts'

export type DealOrderProps = DealOrderData & { outcome?: ActionResult }

/** The checkout of a flash sale or a group buy: address, product, price and a message. */
export function DealOrder(props: DealOrderProps) {
  const text = useText('order')
  const sale = useText('flashSale')
  const { source, priced } = props
  return (
    <OneShopPage
      title={sale(source.kind === 'sale' ? 'orderTitle' : source.groupTeamId === '0' ? 'openTitle' : 'joinTitle')}
    >
      {priced.state === 'ready' ? (
        <OneShopForm
          data={props}
          priced={priced}
          hrefOf={(place) => dealHref(source, place)}
          remarkLimit={DEAL_MESSAGE_LIMIT}
          fields={<input type="hidden" name="path" value={priced.path} />}
          undeliverable={sale('undeliverable')}
          hint={sale(source.kind === 'sale' ? 'orderHint' : 'groupHint')}
        />
      ) : (
        <CheckoutUnpriced
          problem={priced.problem}
          links={
            <>
              <Button href={dealBack(source)} tone="action">
                {text('backToProduct')}
              </Button>
              <Button href={dealHref(source)}>{sale('tryAgain')}</Button>
            </>
          }
        />
      )}
    </OneShopPage>
  )
}
