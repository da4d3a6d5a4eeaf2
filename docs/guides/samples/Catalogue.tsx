import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import { Button } from '@millwright/ui/Button'
import { Grid } from '@millwright/ui/Grid'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { UiProvider } from '@millwright/ui/UiProvider'

const bearings = [
  { model: '6205-2RS', price: '12.50' },
  { model: '6206-ZZ', price: '18.00' },
]

export function Catalogue({ locale }: { locale: 'zh' | 'en' }) {
  return (
    <UiProvider locale={locale}>
      <Heading level={1}>{locale === 'zh' ? '深沟球轴承' : 'Deep groove ball bearings'}</Heading>
      <Grid min={240} space={16}>
        {bearings.map(({ model, price }) => (
          <Panel key={model}>
            <Heading level={2} size={16}>
              {model}
            </Heading>
            <Money amount={price} size={18} />
            <Button tone="action" icon="cart">
              {locale === 'zh' ? '加入购物车' : 'Add to cart'}
            </Button>
          </Panel>
        ))}
      </Grid>
    </UiProvider>
  )
}
