import { AddressForm } from '@millwright/commerce/AddressForm'
import type { AddressFormProps } from '@millwright/commerce/AddressForm'
import { Button } from '@millwright/ui/Button'

/** Regions come from `listAreaByPid`. Without scripts the server returns the form with the chosen region's areas. */
export const sample = (provinces: AddressFormProps['provinces'], cities: AddressFormProps['cities']) => (
  <form method="post" action="/address">
    <AddressForm provinces={provinces} cities={cities ?? []} typed={{ receiver: 'Zhang', provinceId: '310000' }} />
    <Button type="submit">Save</Button>
  </form>
)
