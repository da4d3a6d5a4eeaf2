import { OrderSums } from '@millwright/commerce/OrderSums'
import { PriceSteps } from '@millwright/commerce/PriceSteps'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'

/** The price and its deductions. Reads `confirm`. */
export function SubmitOrderSums({ confirm }: Pick<SubmitOrderView, 'confirm'>) {
  return (
    <>
      <OrderSums
        goods={confirm.total}
        freight={confirm.totalTransFee ?? '0'}
        discount={confirm.orderReduce}
        total={confirm.actualTotal}
        totalIs="payable"
      />
      {Number(confirm.orderReduce ?? 0) > 0 && <PriceSteps steps={confirm.priceSteps} of="order" />}
    </>
  )
}
