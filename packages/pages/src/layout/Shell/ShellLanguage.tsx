import { languageTag, locales } from '@millwright/domain/locale'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { samePage } from './shellLinks.ts'
import type { Place } from './shellLinks.ts'
import type { ShellLanguageChoice } from './shellProps.ts'
import * as styles from './ShellChoice.css.ts'

const names = { zh: 'languageZh', en: 'languageEn' } as const

/** The language switch: links to the same page in the other languages, each in its own words. */
export function ShellLanguage({
  languages,
  ...place
}: Place & { languages?: readonly ShellLanguageChoice[] | undefined }) {
  const text = useText('common')
  const current = languageTag(useLocale())
  const choices =
    languages ?? locales.map((locale): ShellLanguageChoice => [locale, text(names[locale]), languageTag(locale)])
  if (choices.length < 2) return null
  return (
    <nav aria-label={text('language')} className={styles.choice}>
      {choices.map(([code, name, tag]) =>
        tag === current ? (
          <span key={code} aria-current="true" className={styles.current}>
            {name}
          </span>
        ) : (
          // A new language is a new document: every text of the page changes.
          <a
            key={code}
            href={samePage(place, 'lang', code)}
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
