import { CompareArea } from '@millwright/commerce/CompareArea'
import { CompareTray } from '@millwright/commerce/CompareTray'

/** Shows the selected products as soon as there are any. */
export const sample = (
  <CompareArea>
    <CompareTray />
  </CompareArea>
)
