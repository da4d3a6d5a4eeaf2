import { Button } from '@millwright/ui/Button'
import { Menu } from '@millwright/ui/Menu'

export const sample = (
  <Menu
    label="Order"
    trigger={<Button>More</Button>}
    items={[
      { id: 'again', label: 'Buy again', href: '/cart' },
      { id: 'remove', label: 'Remove', tone: 'danger', onPress: () => {} },
    ]}
  />
)
