import '@millwright/ui/reset.css'
import '@millwright/ui/styles.css'
import '@millwright/commerce/styles.css'
import '@millwright/decoration/styles.css'
import '@millwright/editor/styles.css'
import { pictureUrl } from '@millwright/domain/link/link'
import { Editor } from '@millwright/editor/Editor'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { UiProvider } from '@millwright/ui/UiProvider'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { dataOf, drafts, pickers, templates } from './host.ts'

const texts = ['commerce', 'decoration', 'decorationPreview', 'editor'] as const
const resources = { zh: resourcesOf('zh', texts), en: resourcesOf('en', texts) }
const resolvePicture = (src: string) => pictureUrl(src, '/')
const { name, blocks } = templates[0]!

function App() {
  const [locale, setLocale] = useState<'zh' | 'en'>('zh')
  return (
    <UiProvider locale={locale} resolvePicture={resolvePicture}>
      <Texts locale={locale} resources={resources[locale]}>
        <Editor
          title={name[locale]}
          name="home"
          page={blocks}
          dataOf={dataOf}
          pickers={pickers}
          templates={templates}
          drafts={drafts}
          actions={
            <Button size="small" tone="quiet" icon="globe" onPress={() => setLocale(locale === 'zh' ? 'en' : 'zh')}>
              {locale === 'zh' ? 'English' : '中文'}
            </Button>
          }
          onPublish={({ content, changes }) => console.log(changes.join('\n'), content)}
        />
      </Texts>
    </UiProvider>
  )
}
createRoot(document.getElementById('root')!).render(<App />)
