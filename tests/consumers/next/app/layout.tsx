import type { ReactNode } from 'react'
import { en as commerce } from '@millwright/i18n/namespaces/commerce'
import { en as decoration } from '@millwright/i18n/namespaces/decoration'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import '@millwright/commerce/styles.layer.css'
import '@millwright/decoration/styles.layer.css'
import { Providers } from '../../shop/Providers.tsx'

export const metadata = { title: 'Bearings', icons: '/bearing.svg' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers locale="en" texts={{ commerce, decoration }}>
          {children}
        </Providers>
      </body>
    </html>
  )
}
