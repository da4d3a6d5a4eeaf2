import { hydrateRoot } from 'react-dom/client'
import '@millwright/ui/reset.css'
import '@millwright/ui/styles.css'
import '@millwright/commerce/styles.css'
import { Page } from './Page.tsx'

hydrateRoot(document.getElementById('root')!, <Page />)
