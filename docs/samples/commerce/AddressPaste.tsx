import { AddressPaste } from '@millwright/commerce/AddressPaste'

/** Inside the address form: the server parses the text and renders the form again. */
export const sample = (
  <form method="post" action="/address">
    <AddressPaste left={['2nd floor']} />
  </form>
)
