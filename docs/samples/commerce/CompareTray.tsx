import { CompareArea } from '@millwright/commerce/CompareArea'
import { CompareTray } from '@millwright/commerce/CompareTray'

/** Shows what was picked, once that is something. */
export const sample = (
  <CompareArea>
    <CompareTray />
  </CompareArea>
)
