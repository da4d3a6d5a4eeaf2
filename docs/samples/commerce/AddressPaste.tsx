import { AddressPaste } from '@millwright/commerce/AddressPaste'

/** Within the form of the address: the server takes the text apart and draws the form again. */
export const sample = (
  <form method="post" action="/address">
    <AddressPaste left={['2nd floor']} />
  </form>
)
