import { locales } from '@millwright/domain/locale'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { samePage } from './shellLinks.ts'
import type { Place } from './shellLinks.ts'
import * as styles from './ShellChoice.css.ts'

const names = { zh: 'languageZh', en: 'languageEn' } as const
const tags = { zh: 'zh-CN', en: 'en' } as const

/** The language switch: links to the same page in the other language, each in its own words. */
export function ShellLanguage(place: Place) {
  const text = useText('common')
  const current = useLocale()
  return (
    <nav aria-label={text('language')} className={styles.choice}>
      {locales.map((locale) =>
        locale === current ? (
          <span key={locale} aria-current="true" className={styles.current}>
            {text(names[locale])}
          </span>
        ) : (
          // A new language is a new document: every text of the page changes.
          <a
            key={locale}
            href={samePage(place, 'lang', locale)}
            lang={tags[locale]}
            hrefLang={tags[locale]}
            data-reload=""
            className={styles.other}
          >
            {text(names[locale])}
          </a>
        ),
      )}
    </nav>
  )
}
