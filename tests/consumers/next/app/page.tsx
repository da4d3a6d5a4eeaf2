import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { Badge } from '@millwright/ui/Badge'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { DatePicker } from '@millwright/ui/DatePicker'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Icon, iconNames } from '@millwright/ui/Icon'
import { Money } from '@millwright/ui/Money'
import { Stack } from '@millwright/ui/Stack'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { vars } from '@millwright/ui/theme'
import { facets, products } from '../../shop/products.ts'
import { Shop } from '../../shop/Shop.tsx'
import { Inquiry } from './Inquiry.tsx'

/**
 * A server component: stateless components render here and send no script. `iconNames` and `vars` are values, not
 * client references.
 */
export default function Page() {
  return (
    <Container>
      <Stack space={16}>
        <Heading level={1}>Bearings</Heading>
        <Text as="p" tone="muted">
          From <Money amount="9.80" />, {iconNames.length} drawings
        </Text>
        <Stack direction="row" space={8}>
          <Icon name="truck" label="Delivery" />
          <Status tone="good">Open</Status>
          <Badge count={4} label="four" />
        </Stack>
        <DescriptionList
          items={[
            { term: 'Standard', detail: 'ISO 15' },
            { term: 'Ink', detail: vars.color.ink },
          ]}
        />
        <Button href="/decorated">Catalogue</Button>
        <DatePicker label="Delivery" name="day" defaultValue="2026-12-01" />
        <Inquiry />
        <Shop products={products} facets={facets} />
        <ProductGrid products={products.slice(0, 2)} label="Seen before" />
      </Stack>
    </Container>
  )
}
