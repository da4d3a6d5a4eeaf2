import { PriceSteps } from '@millwright/commerce/PriceSteps'
import { money } from '@millwright/domain/money/money'

export const sample = (
  <PriceSteps
    of="order"
    steps={[
      { kind: 'list', before: money('1260.00'), after: money('1260.00') },
      { kind: 'tier', before: money('1260.00'), after: money('1180.00') },
    ]}
  />
)
