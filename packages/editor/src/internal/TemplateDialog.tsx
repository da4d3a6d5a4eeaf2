import { useLocale, useText } from '@millwright/i18n/Texts'
import { Dialog } from '@millwright/ui/Dialog'
import type { Template } from '../templates.ts'
import { typeOf } from '../page.ts'
import { BlockDrawing } from './BlockDrawing.tsx'
import * as styles from './TemplateDialog.css.ts'

type TemplateDialogProps = {
  templates: readonly Template[]
  onChoose: (template: Template) => void
  onClose: () => void
}

/** The pages to begin with, each with a drawing of its blocks. Undo brings the former page back. */
export function TemplateDialog({ templates, onChoose, onClose }: TemplateDialogProps) {
  const text = useText('editor')
  const locale = useLocale()
  return (
    <Dialog open size="large" title={text('templates')} onClose={onClose}>
      <p className={styles.hint}>{text('templatesHint')}</p>
      <ul className={styles.items}>
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" className={styles.item} onClick={() => onChoose(template)}>
              <span className={styles.sheet} aria-hidden="true">
                {template.blocks.slice(0, 5).map((block, at) => (
                  <BlockDrawing key={`${at}`} type={typeOf(block)} size="band" />
                ))}
              </span>
              <span className={styles.name}>{template.name[locale]}</span>
              <span className={styles.detail}>{template.hint[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
