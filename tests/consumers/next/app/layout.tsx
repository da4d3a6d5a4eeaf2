import type { ReactNode } from 'react'
import { en } from '@millwright/i18n/namespaces/commerce'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import { Providers } from '../../shop/Providers.tsx'

export const metadata = { title: 'Bearings', icons: '/bearing.svg' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers locale="en" texts={{ commerce: en }}>
          {children}
        </Providers>
      </body>
    </html>
  )
}
