import { en, zh } from '@millwright/i18n/language'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { ShellLanguages } from './shellProps.ts'
import { samePage } from './shellLinks.ts'
import type { ShellLocation } from './shellLinks.ts'
import * as styles from './ShellChoice.css.ts'

/** The language switch: links to the same page in each other language, named in that language. */
export function ShellLanguage({
  languages = { zh, en },
  ...place
}: ShellLocation & { languages?: ShellLanguages | undefined }) {
  const text = useText('common')
  const current = useLanguage()
  const all = Object.entries(languages)
  if (all.length < 2) return null
  return (
    <nav aria-label={text('language')} className={styles.choice}>
      {all.map(([id, { tag, name }]) =>
        tag === current ? (
          <span key={id} aria-current="true" className={styles.current}>
            {name}
          </span>
        ) : (
          // A reload, since a new language changes every text of the page.
          <a
            key={id}
            href={samePage(place, 'lang', id)}
            lang={tag}
            hrefLang={tag}
            data-reload=""
            className={styles.other}
          >
            {name}
          </a>
        ),
      )}
    </nav>
  )
}
