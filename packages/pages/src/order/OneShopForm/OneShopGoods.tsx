import { OrderLines } from '@millwright/commerce/OrderLines'
import type { OrderLine } from '@millwright/commerce/OrderLines'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextArea } from '@millwright/ui/TextArea'
import type { Problem } from '../../loader.ts'
import * as shared from '../checkout/checkout.css.ts'

type OneShopGoodsProps = {
  lines: readonly OrderLine[]
  now: number
  remark: string
  remarkLimit: number
  /** The problem of the message. */
  fault: Problem | undefined
}

/** The order lines of the shop, and the message to it. */
export function OneShopGoods({ lines, now, remark, remarkLimit, fault }: OneShopGoodsProps) {
  const text = useText('order')
  const problemText = useProblemText()
  return (
    <Panel as="section">
      <div className={shared.section}>
        <Heading level={2} size={16}>
          {text('goods')}
        </Heading>
        <OrderLines lines={lines} now={now} />
        <TextArea
          label={text('messageTo')}
          name="remark"
          rows={2}
          maxLength={remarkLimit}
          counter
          hint={text('messageHint')}
          defaultValue={remark}
          error={fault && problemText(fault)}
        />
      </div>
    </Panel>
  )
}
