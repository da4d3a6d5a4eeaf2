import '@millwright/ui/styles.css'
import '@millwright/commerce/styles.css'
import '@millwright/decoration/styles.css'
import './editor.css'
import { pictureUrl } from '@millwright/domain/link/link'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Editor } from './Editor.tsx'
import { host } from './host.ts'

function App() {
  const [locale, setLocale] = useState<'zh' | 'en'>('zh')
  return (
    <UiProvider locale={locale} resolvePicture={(src) => pictureUrl(src, '/')}>
      <Texts locale={locale} resources={resourcesOf(locale, ['commerce', 'decoration', 'decorationPreview'])}>
        <Editor host={host[locale]} locale={locale} onLocale={setLocale} />
      </Texts>
    </UiProvider>
  )
}
createRoot(document.getElementById('root')!).render(<App />)
