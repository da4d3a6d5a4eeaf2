import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import { SubmitOrderShop } from './SubmitOrderShop.tsx'
import * as shared from '../checkout/checkout.css.ts'

type SubmitOrderGoodsProps = Pick<SubmitOrderView, 'confirm' | 'now' | 'typed' | 'remarks' | 'faults'>

/** The order lines by shop, each shop with a message field. Reads `confirm`, `now`, `typed`, `remarks` and `faults`. */
export function SubmitOrderGoods({ confirm, now, typed, remarks, faults = {} }: SubmitOrderGoodsProps) {
  const text = useText('order')
  return (
    <Panel as="section">
      <div className={shared.section}>
        <Heading level={2} size={16}>
          {text('goods')}
        </Heading>
        {confirm.shopCartOrders.map((shop) => (
          <SubmitOrderShop
            key={shop.shopId}
            shop={shop}
            now={now}
            remark={typed?.[`remark.${shop.shopId}`] ?? remarks[shop.shopId]}
            faults={faults}
          />
        ))}
      </div>
    </Panel>
  )
}
