import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import * as styles from './rules.css.ts'

export type VersionListProps = {
  /** The versions, newest first. The first version is in force. */
  versions: readonly { version: number; updateTime?: string | undefined }[]
  shown: number | undefined
  hrefOf: (version: number | undefined) => string
}

/** All versions of a text, with the shown one marked. Renders nothing for a single version. */
export function VersionList({ versions, shown, hrefOf }: VersionListProps) {
  const text = useText('rules')
  const language = useLanguage()
  if (versions.length < 2) return null
  return (
    <Panel as="section">
      <Heading level={2} size={14}>
        {text('versions')}
      </Heading>
      <ul className={styles.list}>
        {versions.map(({ version, updateTime }, at) => (
          <li key={version}>
            <a
              className={styles.line}
              href={hrefOf(at === 0 ? undefined : version)}
              aria-current={version === (shown ?? versions[0]?.version) ? 'page' : undefined}
            >
              {text('version', { n: version })}
              <span className={styles.now}>
                {[updateTime && formatDate(language, updateTime.slice(0, 10)), at === 0 && text('holds')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
