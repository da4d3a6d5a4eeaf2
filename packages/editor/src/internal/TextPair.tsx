import { isRecord } from '@millwright/domain/isRecord'
import { useText } from '@millwright/i18n/Texts'
import { TextField } from '@millwright/ui/TextField'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import * as styles from './Fields.css.ts'

/** A text in both languages, side by side. A plain text counts for both until one is changed. */
export function TextPair({ schema, value, path, label, form }: FieldProps) {
  const text = useText('editor')
  const own = isRecord(value) ? value : undefined
  const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const written = (language: 'zh' | 'en') => {
    const held = own ? own[language] : plain
    return typeof held === 'string' || typeof held === 'number' ? String(held) : ''
  }
  const other = { zh: 'en', en: 'zh' } as const
  const maxLength = schema.anyOf[0]?.maxLength
  return (
    <FieldGroup label={label}>
      <div className={styles.pair}>
        {(['zh', 'en'] as const).map((language) => (
          <TextField
            key={language}
            id={form.idOf(language === 'zh' ? path : [...path, 'en'])}
            name={form.idOf([...path, language])}
            label={text(language)}
            value={written(language)}
            maxLength={maxLength}
            error={form.problemAt([...path, language]) ?? (language === 'zh' ? form.problemAt(path) : undefined)}
            hint={
              !written(language) && written(other[language])
                ? text('readsOther')
                : language === 'zh'
                  ? form.pendingAt(path)
                  : undefined
            }
            onChange={({ value: words }) =>
              form.change(path, { ...(own ?? { zh: plain, en: plain }), [language]: words })
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
