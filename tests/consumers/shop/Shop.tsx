'use client'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { FacetPanel } from '@millwright/commerce/FacetPanel'
import type { FacetPanelProps } from '@millwright/commerce/FacetPanel'
import { LoginPanel } from '@millwright/commerce/LoginPanel'
import type { LoginTab } from '@millwright/commerce/LoginPanel'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Drawer } from '@millwright/ui/Drawer'
import { Stack } from '@millwright/ui/Stack'

export function Shop({ products, facets }: { products: CardProduct[]; facets: FacetPanelProps['facets'] }) {
  const [open, setOpen] = useState<'filter' | 'login'>()
  const [tab, setTab] = useState<LoginTab>('account')
  const [sent, setSent] = useState<string>()
  const close = () => setOpen(undefined)

  /** Handles the forms of the cart and of sign-in. A widget prevents the event if its own validation fails. */
  function send(event: FormEvent) {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    setSent(`${form.getAttribute('action')} (${String(data.get('intent'))})`)
    close()
  }

  return (
    <div onSubmit={send}>
      <Stack space={16}>
        <Stack direction="row" space={8}>
          <Button icon="filter" onPress={() => setOpen('filter')}>
            Filter
          </Button>
          <Button tone="action" icon="user" onPress={() => setOpen('login')}>
            Sign in
          </Button>
        </Stack>
        {sent && <Alert tone="info">Sent to {sent}</Alert>}
        <ProductGrid products={products} eager={4} level={2} label="Bearings" />
        <Drawer open={open === 'filter'} onClose={close} title="Filter" side="start">
          <FacetPanel filter={emptyFilter} facets={facets} categories={[]} />
        </Drawer>
        <Dialog open={open === 'login'} onClose={close} title="Sign in" size="small">
          <LoginPanel tab={tab} tabHref={(one) => `/login?tab=${one}`} onTab={(change) => setTab(change.tab)} />
        </Dialog>
      </Stack>
    </div>
  )
}
