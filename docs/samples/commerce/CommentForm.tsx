import { CommentForm } from '@millwright/commerce/CommentForm'

export const sample = (
  <CommentForm
    product={{ prodId: '1001', prodName: 'Deep groove ball bearing', skuName: 'Bore 25 mm' }}
    orderItemId="3001"
    action="/comment"
  />
)
